#!/bin/sh
# @NAME@ @VERSION@ for Linux. `sh THIS-FILE` installs it for you alone, below your home folder.
set -eu
umask 022

program=$HOME/.local/opt/@COMMAND@
share=${XDG_DATA_HOME:-$HOME/.local/share}
link=$HOME/.local/bin/@COMMAND@

say() { echo "$*"; }
fail() { echo "$0: $*" >&2; exit 1; }
payload() { tail -n +@LINES@ "$0"; } # all that follows the last line of this script

case ${1-} in
"") ;;
--uninstall)
    [ -x "$program/uninstall" ] || fail "@NAME@ is not installed in $program"
    exec "$program/uninstall"
    ;;
*)
    say "usage: sh $0 [--uninstall]"
    say
    say "Installs @NAME@ @VERSION@ for you alone, in place of an older version: the program into"
    say "$program, its menu entry, icons and file type into $share,"
    say "and the command @COMMAND@ into $HOME/.local/bin. Your games and settings are not touched."
    [ "$1" = --help ] && exit 0
    exit 2
    ;;
esac

[ "$(uname -s)-$(uname -m)" = Linux-x86_64 ] || fail "this is for Linux on x86_64; here is $(uname -s) on $(uname -m)"
for tool in tar xz sha256sum; do
    case $tool in xz) package=xz-utils ;; sha256sum) package=coreutils ;; *) package=$tool ;; esac
    command -v $tool >/dev/null || fail "the program $tool is missing; on Debian and Ubuntu: sudo apt install $package"
done
[ "$(payload | sha256sum)" = "@SHA256@  -" ] || fail "this file is damaged: download it again"

new=$program.new
trap 'rm -rf "$new"' EXIT
trap 'exit 130' INT TERM
rm -rf "$new"
mkdir -p "$new"
payload | xz -dc | tar -xf - -C "$new"

# It must be able to start before it takes the place of an older version.
"$new/@COMMAND@" --version >/dev/null || fail "the program does not start here; nothing was changed"
[ ! -x "$program/uninstall" ] || "$program/uninstall" --for-upgrade
rm -rf "$program"
mv "$new" "$program"

mkdir -p "$share" "$HOME/.local/bin"
(cd "$program/share" && find . -type f | sort >../installed && tar -cf - .) | tar -xf - -C "$share"
escaped=$(printf '%s' "$program/@COMMAND@" | sed 's/[&|\\]/\\&/g')
sed "s|@PROGRAM@|\"$escaped\"|" "$program/share/applications/@ID@.desktop" >"$share/applications/@ID@.desktop"
if [ ! -e "$link" ] || [ "$(readlink "$link")" = "$program/@COMMAND@" ]; then
    ln -sf "$program/@COMMAND@" "$link"
else
    say "$link belongs to something else and was left as it is."
    link=$program/@COMMAND@
fi
"$program/uninstall" --refresh

say "@NAME@ @VERSION@ is installed. Start it from the menu of your desktop, or as"
say "    $link"
say "To remove it again: $program/uninstall"
exit 0
