#!/bin/sh
# Removes @NAME@ from your home folder. Your games and settings stay.
set -eu

program=$HOME/.local/opt/@COMMAND@
share=${XDG_DATA_HOME:-$HOME/.local/share}
link=$HOME/.local/bin/@COMMAND@

remove_empty() { rmdir -p "$1" 2>/dev/null || :; }

# Let the desktop know which programs and file types there are now. Where none of them is left, what these
# tools have made goes too.
refresh() {
    if command -v update-mime-database >/dev/null && [ -d "$share/mime/packages" ]; then
        update-mime-database "$share/mime" >/dev/null 2>&1 || :
    fi
    if command -v update-desktop-database >/dev/null && [ -d "$share/applications" ]; then
        update-desktop-database -q "$share/applications" || :
    fi
    if [ -d "$share/icons/hicolor" ]; then touch "$share/icons/hicolor"; fi # that is how a change is noticed
}

case ${1-} in
--refresh)
    refresh
    exit 0
    ;;
esac

while read -r file; do
    rm -f "$share/$file"
done <"$program/installed"
refresh
cd "$share"
if [ -z "$(find mime/packages -type f 2>/dev/null)" ]; then
    for made in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types \
        version; do
        rm -f "mime/$made"
    done
    rmdir mime/application 2>/dev/null || :
fi
[ -n "$(find applications -name '*.desktop' 2>/dev/null)" ] || rm -f applications/mimeinfo.cache
while read -r file; do
    remove_empty "$(dirname "$file")"
done <"$program/installed"
[ "$(readlink "$link")" != "$program/@COMMAND@" ] || rm -f "$link"
cd "$HOME"
rm -rf "$program"
[ "${1-}" = --for-upgrade ] && exit 0
rmdir "$share" 2>/dev/null || :
remove_empty .local/opt
remove_empty .local/bin
echo "@NAME@ is removed. Your games and settings are still in $share/@COMMAND@ and ${XDG_CONFIG_HOME:-$HOME/.config}/@COMMAND@."
