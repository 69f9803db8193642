"""What installers say and do, tried on a bundle that is a stand-in: the real one takes minutes."""

import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tomllib
from dataclasses import replace
from importlib import metadata
from pathlib import Path
from xml.etree import ElementTree

import about
import bundle_parts
import deb
import desktop
import icons
import installers
import licences
import macos_image
import pytest
import run_file
import windows_setup
from about import ROOT, About
from dev_environment import Trouble

import yamatai
from yamatai.play.game import installed
from yamatai.table import application

pytestmark = pytest.mark.slow


@pytest.fixture
def text(monkeypatch: pytest.MonkeyPatch, qapp: object) -> About:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    return about.load()


def tool(name: str) -> str:
    """The path of a program that not every machine has."""
    return shutil.which(name) or pytest.skip(f"{name} is not installed")


# The description


def test_the_description_is_that_of_the_program(text: About) -> None:
    assert text.version == text.releases[0].version == yamatai.__version__
    assert text.id == application.ID
    assert text.made == 1700000000
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert (project["name"], project["license"]) == (text.command, text.licence)
    assert project["authors"] == [{"name": text.authors}]


def test_a_trial_may_have_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(about.VERSION, "0.0.9")
    assert about.load().version == "0.0.9"
    assert about.program_version() == yamatai.__version__


# The Linux desktop


def test_the_desktop_entry_is_valid(text: About, tmp_path: Path) -> None:
    desktop.write(text, tmp_path, text.command)
    entry = tmp_path / f"applications/{text.id}.desktop"
    assert f"\nMimeType={text.file_type.mime};\n" in entry.read_text("utf-8")
    subprocess.run([tool("desktop-file-validate"), "--no-hints", entry], check=True)


def test_the_metainfo_is_valid(text: About, tmp_path: Path) -> None:
    desktop.write(text, tmp_path, text.command)
    info = tmp_path / f"metainfo/{text.id}.metainfo.xml"
    root = ElementTree.parse(info).getroot()
    assert root.findtext("launchable") == f"{text.id}.desktop"
    assert len(root.findall("screenshots/screenshot")) == len(text.screenshots) > 0
    assert all((ROOT / "resources/pictures" / picture.file).exists() for picture in text.screenshots)
    subprocess.run([tool("appstreamcli"), "validate", "--no-net", info], check=True, capture_output=True)


def test_the_file_type_is_that_of_saved_games(text: About) -> None:
    kind = ElementTree.fromstring(desktop.file_type(text).encode()).find("{*}mime-type")
    assert kind is not None
    assert kind.get("type") == text.file_type.mime
    glob = kind.find("{*}glob")
    assert glob is not None
    assert glob.get("pattern") == "*.yamatai"


def test_the_manual_tells_of_every_command_and_option(text: About) -> None:
    from yamatai.cli import COMMANDS

    page = desktop.manual(text).replace("\\-", "-")
    told = subprocess.run([sys.executable, "-m", "yamatai", "--help"], capture_output=True, text=True).stdout
    for word in {*COMMANDS, *re.findall(r"--[a-z]+", told)} - {"--help"}:
        assert word in page
    assert "@" not in page


def test_shops_and_the_manual_tell_of_every_game_and_how_it_is_learned(text: About) -> None:
    shop = " ".join([text.summary, *text.description])
    page = desktop.manual(text).replace("\\[:i]", "ï").replace("\\[aq]", "'")
    for meta in installed().values():
        assert meta.title in shop
        assert meta.title in page
        assert re.search(rf"^\.BR? {meta.id}\b", page, re.MULTILINE)
    assert "Exercises" in shop
    assert {"Learn", "Exercises"} <= set(re.findall(r"^\.I (\w+)$", page, re.MULTILINE))


def test_icons_have_their_sizes(text: About, tmp_path: Path) -> None:
    desktop.write(text, tmp_path, text.command)
    for size in icons.LINUX:
        picture = (tmp_path / f"icons/hicolor/{size}x{size}/apps/{text.id}.png").read_bytes()
        assert struct.unpack(">II", picture[16:24]) == (size, size)
    assert struct.unpack("<HHH", icons.ico()[:6]) == (0, 1, len(icons.WINDOWS))
    packed = icons.icns()
    assert struct.unpack(">4sI", packed[:8]) == (b"icns", len(packed))


# Licences


def test_every_part_has_its_licence(text: About) -> None:
    whole = licences.copyright_text(text, on_debian=False)
    for part in licences.parts():
        assert f"Comment: {part.name}" in whole
        assert f"\nLicense: {part.licence}\n " in whole
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in whole
    assert "GNU LESSER GENERAL PUBLIC LICENSE" not in licences.copyright_text(text, on_debian=True)


def test_what_nobody_accounts_for_is_named() -> None:
    files = ["libxcb-cursor.so.0", "PySide6/Qt/lib/libQt6Core.so.6", "libstranger.so.1"]
    assert licences.unknown(files, ["json.decoder", "attr", "stranger.inside"]) == ["libstranger.so.1", "stranger"]


def test_every_dependency_is_accounted_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["sound"]]
    names = {re.split(r"[<>=;-]", line)[0].partition(".")[0] for line in wanted}
    assert licences.unknown([], names - {"font"}) == []


# The bundle


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads ELF files")
def test_of_qts_plugins_only_those_in_use_are_kept_with_what_they_need() -> None:
    tool("objdump")
    import PySide6

    qt = Path(PySide6.__path__[0]) / "Qt"
    files = ["plugins/platforms/libqxcb.so", "plugins/platforms/libqeglfs.so", "plugins/platformthemes/libqgtk3.so"]
    files += ["lib/libQt6Core.so.6", "lib/libQt6Gui.so.6", "lib/libQt6XcbQpa.so.6", "lib/libQt6Sql.so.6"]
    entries = [(f"PySide6/Qt/{file}", str(qt / file), "BINARY") for file in files]
    links = [(f"libQt6{name}.so.6", f"PySide6/Qt/lib/libQt6{name}.so.6", "SYMLINK") for name in ("Gui", "Sql")]
    binaries, datas = bundle_parts.prune(entries, links)
    kept = {Path(entry[0]).name for entry in binaries}
    assert kept == {"libqxcb.so", "libQt6Core.so.6", "libQt6Gui.so.6", "libQt6XcbQpa.so.6"}
    assert datas == links[:1]


def test_data_of_other_languages_stay_out() -> None:
    places = ["babel/locale-data/root.dat", "babel/locale-data/en_GB.dat", "babel/locale-data/fr.dat", "pytz/zones"]
    places += ["attrs-1.dist-info/METADATA", "attrs-1.dist-info/RECORD"]
    _, datas = bundle_parts.prune([], [(place, "/somewhere", "DATA") for place in places])
    assert [entry[0] for entry in datas] == [places[0], places[1], places[4]]


def test_the_bundle_finds_the_games_by_what_the_sources_say(tmp_path: Path) -> None:
    bundle_parts.write_own_metadata(tmp_path)
    (own,) = metadata.distributions(path=[str(tmp_path)])
    assert (own.name, own.version) == ("yamatai", yamatai.__version__)
    here = metadata.entry_points(group="yamatai.games")
    assert [entry.value for entry in own.entry_points] == [entry.value for entry in here]


def test_the_launcher_is_the_program() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging/launch.py"), "--version"], cwd=ROOT, capture_output=True, text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert yamatai.__version__ in done.stdout


# A stand-in for the bundle, packed for real


@pytest.fixture
def stand_in(text: About, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> About:
    """Installers are made below a temporary folder, from a bundle of two files; the program is `true`."""
    for module in (deb, run_file):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    folder = tmp_path / "dist" / text.command
    (folder / "_internal").mkdir(parents=True)
    shutil.copy(tool("true"), folder / text.command)
    (folder / "_internal/data").write_text("data")
    (tmp_path / "build").mkdir()
    return text


linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packages for Linux are made on Linux")


@linux
def test_the_package_tells_what_it_is_and_is_the_same_each_time(stand_in: About, tmp_path: Path) -> None:
    for name in ("dpkg-deb", "dpkg", "objdump"):
        tool(name)
    package = deb.build(stand_in, tmp_path)
    first = package.read_bytes()
    (tmp_path / "dist/yamatai/_internal/data").touch()  # another time must not show
    assert deb.build(stand_in, tmp_path).read_bytes() == first

    def told(*words: str) -> str:
        return subprocess.run(["dpkg-deb", *words], capture_output=True, text=True, check=True).stdout

    fields = ("Package", "Version", "Architecture", "Section", "Maintainer")
    values = [told("--field", str(package), field).strip() for field in fields]
    assert values == ["yamatai", stand_in.version, "amd64", "games", f"{stand_in.authors} <{stand_in.contact}>"]
    needs = told("--field", str(package), "Depends").strip()
    assert re.fullmatch(r"libc6 \(>= 2\.\d+\), xkb-data", needs)
    content = told("--contents", str(package))
    assert re.search(r"^-rwxr-xr-x root/root +\d+ 2023-11-14 \d\d:\d\d \./opt/yamatai/yamatai$", content, re.MULTILINE)
    assert "./usr/bin/yamatai -> /opt/yamatai/yamatai" in content
    for path in ("copyright", "changelog.gz"):
        assert f"./usr/share/doc/yamatai/{path}\n" in content


@linux
def test_the_run_file_installs_upgrades_and_removes_itself(stand_in: About, tmp_path: Path) -> None:
    for name in ("xz", "sha256sum", "tar"):
        tool(name)
    home = tmp_path / "a home"
    home.mkdir()
    kept = home / ".local/share/yamatai/games/mine.yamatai"
    desktop.put(kept, "mine")

    def do(*words: str | Path) -> str:
        environ = {"HOME": str(home), "PATH": os.environ["PATH"]}
        return subprocess.run(words, env=environ, capture_output=True, text=True, check=True).stdout

    old = run_file.build(replace(stand_in, version="0.0.9"), tmp_path, preset=0)
    (tmp_path / "dist/yamatai/_internal/data").unlink()
    new = run_file.build(stand_in, tmp_path, preset=0)
    assert run_file.build(stand_in, tmp_path, preset=0).read_bytes() == new.read_bytes()

    assert "Yamataï 0.0.9 is installed" in do("sh", old)
    program = home / ".local/opt/yamatai"
    assert (program / "_internal/data").exists()
    assert f"Yamataï {stand_in.version} is installed" in do("sh", new)
    assert not (program / "_internal/data").exists()
    link = home / ".local/bin/yamatai"
    assert link.resolve() == program / "yamatai"
    entry = home / f".local/share/applications/{stand_in.id}.desktop"
    assert f'\nExec="{program}/yamatai" %f\n' in entry.read_text("utf-8")
    assert "is removed" in do("sh", new, "--uninstall")
    assert [file for file in home.rglob("*") if not file.is_dir()] == [kept]


@linux
def test_a_damaged_run_file_changes_nothing(stand_in: About, tmp_path: Path) -> None:
    tool("xz")
    file = run_file.build(stand_in, tmp_path, preset=0)
    file.write_bytes(file.read_bytes()[:-1])
    home = tmp_path / "home"
    home.mkdir()
    environ = {"HOME": str(home), "PATH": os.environ["PATH"]}
    done = subprocess.run(["sh", file], env=environ, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.endswith("this file is damaged: download it again\n")
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh"])
def test_scripts_hold_no_open_places(script: str, text: About) -> None:
    made = run_file.script(script, text).replace("@SHA256@", "").replace("@LINES@", "").replace("@PROGRAM@", "")
    assert re.findall(r"@[A-Z0-9]+@", made) == []


# Other systems


def test_the_setup_script_uses_only_names_that_it_has(text: About, tmp_path: Path) -> None:
    script = windows_setup.SCRIPT.read_text("utf-8")
    told = windows_setup.definitions(text, tmp_path, tmp_path / "x.exe", tmp_path / "x.ico", "amd64-unicode")
    defined = set(re.findall(r"^ *!define (\w+)", told + script, re.MULTILINE))
    macros = {"If", "EndIf", "Errors", "GetSize"}
    assert set(re.findall(r"\$\{(\w+)\}", script)) <= defined | macros


def test_the_setup_script_compiles(text: About, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool("makensis")
    monkeypatch.setattr(windows_setup, "ROOT", tmp_path)
    desktop.put(tmp_path / "bundle/yamatai.exe", "stand-in")
    windows_setup.compile_script(text, tmp_path / "bundle", tmp_path / "yamatai-setup.exe")
    assert (tmp_path / "yamatai-setup.exe").read_bytes().startswith(b"MZ")


def test_macos_opens_saved_games_with_the_program(text: About) -> None:
    info = macos_image.info_plist(text)
    (exported,) = info["UTExportedTypeDeclarations"]
    assert info["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["yamatai"]


def test_the_flatpak_manifest_is_of_this_program(text: About) -> None:
    manifest = json.loads((ROOT / f"packaging/flatpak/{text.id}.json").read_text("utf-8"))
    assert (manifest["id"], manifest["command"]) == (text.id, text.command)
    sources = [source["path"] for source in manifest["modules"][0]["sources"]]
    assert sources == [f"../../dist/{text.command}", "../../build/deb/usr/share"]


def test_the_hosted_workflow_makes_and_tries_installers_on_three_systems() -> None:
    workflow = (ROOT / ".github/workflows/installers.yml").read_text("utf-8")
    assert "packaging/dev.py installers --prove" in workflow
    assert workflow.count("--selftest") >= 2
    assert all(system in workflow for system in ("ubuntu", "windows", "macos"))


def test_what_cannot_be_made_here_is_refused(text: About) -> None:
    with pytest.raises(Trouble, match="cannot be made on this system"):
        installers.make(text, "sandwich")
