"""docs/host-it.md and what it installs: its commands are those of the command line, its files are there and are sound.

That all of it works on a bare Debian, from the first line to the last, is tried by scripts/host_it.py, in minutes.
"""

from __future__ import annotations

import importlib.util
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
import typer

from stolik.cli import app
from stolik.server.sources import CONFIG, keys

from .conftest import Run

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "host-it.md").read_text(encoding="utf-8")
UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))


def commands() -> list[str]:
    """What follows the word `stolik` in the page's blocks and sentences, in the units and in the scripts."""
    texts = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) + re.findall(r"`(stolik [^`…]*)`", PAGE)
    texts += [path.read_text(encoding="utf-8") for path in DEPLOY.iterdir()]
    found = re.findall(r"(?m)(?:^|[ ;/=])stolik ((?:serve|admin) [^\n|>`]*)", "\n".join(texts))
    return [line for line in dict.fromkeys(found) if "--help" not in line]


@pytest.mark.parametrize("line", commands())
def test_each_command_is_one_of_stolik(line: str) -> None:
    command, words = typer.main.get_command(app), shlex.split(line)
    context = command.make_context("stolik", words, resilient_parsing=False)
    while hasattr(command, "resolve_command"):
        name, command, words = command.resolve_command(context, context._protected_args + context.args)
        context = command.make_context(name, words, parent=context)


def test_there_are_such_commands() -> None:
    assert {line.split()[1] for line in commands() if line.startswith("admin")} >= {"backup", "restore", "check"}


def test_the_settings_of_the_page_are_settings(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STOLIK_DATA")  # the page's own folder is looked for
    shown = run("serve", "--config", str(DEPLOY / "stolik.toml"), "--print-settings", "--json")
    assert shown.code == 0, shown.err
    told = tomllib.loads((DEPLOY / "stolik.toml").read_text(encoding="utf-8"))
    assert told.pop("retention").keys() >= {"finished", "records", "guests"} and told.pop("limits")
    for key, value in told.items():
        assert key in shown.out and str(value if not isinstance(value, list) else value[0]) in shown.out


def test_the_variables_of_the_page_and_of_the_container_are_settings() -> None:
    said = PAGE + (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    found = set(re.findall(r"STOLIK_[A-Z_]+", said))
    assert "STOLIK_TRUSTED_PROXY" in found and found <= {CONFIG, *(key.variable for key in keys())}


def test_the_files_of_the_page_are_there_and_no_others() -> None:
    named = set(re.findall(r"deploy/([\w.-]+)", PAGE))
    assert named == {path.name for path in DEPLOY.iterdir()}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("name", UNITS)
def test_the_units_are_sound(name: str, tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    text = re.sub(r"(?m)^ExecStart=\S+", f"ExecStart={program}", (DEPLOY / name).read_text(encoding="utf-8"))
    # The page makes that user; this machine has none.
    (tmp_path / name).write_text(re.sub(r"(?m)^(User|Group)=stolik\n", "", text))
    done = subprocess.run(["systemd-analyze", "verify", str(tmp_path / name)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="a script of Unix")
def test_an_update_without_a_backup_changes_nothing_and_the_house_is_open_again(tmp_path: Path) -> None:
    for name, code in (("systemctl", 0), ("stolik", 1)):
        (tmp_path / name).write_text(f'#!/bin/sh\necho {name} "$1" >> {tmp_path}/said\nexit {code}\n')
        (tmp_path / name).chmod(0o755)
    for name, version in (("current", "old"), ("new", "newer")):
        (tmp_path / name).symlink_to(version)
    around = {"PATH": f"{tmp_path}:/usr/bin:/bin", "STOLIK_HOUSE": str(tmp_path)}
    done = subprocess.run(["sh", str(DEPLOY / "house.sh"), "use", "new"], env=around, capture_output=True)
    assert (tmp_path / "said").read_text().splitlines() == ["systemctl stop", "stolik admin", "systemctl start"]
    assert done.returncode == 1 and (tmp_path / "current").readlink() == Path("old")


@pytest.mark.skipif(sys.platform == "win32", reason="a script of Unix")
def test_of_the_versions_those_remain_that_are_in_use_were_before_or_come_next(tmp_path: Path) -> None:
    version = subprocess.run(["git", "-C", ROOT, "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True)
    names = {"new": version.stdout.strip(), "current": "third", "previous": "second"}
    for name in ("first", *names.values()):
        (tmp_path / "versions" / name).mkdir(parents=True)
    (tmp_path / "versions" / names["new"] / "whole").touch()
    for link in ("current", "previous"):
        (tmp_path / link).symlink_to(f"versions/{names[link]}")
    around = {"PATH": "/usr/bin:/bin", "STOLIK_HOUSE": str(tmp_path)}
    subprocess.run(["sh", str(DEPLOY / "house.sh"), "install"], env=around, check=True)
    assert {path.name for path in (tmp_path / "versions").iterdir()} == set(names.values())


def trial() -> ModuleType:
    found = importlib.util.spec_from_file_location("host_it", ROOT / "scripts" / "host_it.py")
    assert found is not None and found.loader is not None
    module = sys.modules["host_it"] = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_the_trial_runs_the_page_and_nothing_is_left_out_silently() -> None:
    steps = [step for step in trial().steps(PAGE) if step.of_page]
    assert "".join(step.commands for step in steps) == "".join(re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL))
    assert [step.section for step in steps if step.mark == "not tried"] == [
        "With nginx",
        "In a container",
        "In a container",
    ]


def test_no_look_of_the_trial_is_one_of_which_bash_takes_no_notice() -> None:
    assert not re.search(r"(?m)^\s*! |; ! ", trial().script(PAGE))
