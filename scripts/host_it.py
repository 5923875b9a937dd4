"""Follow docs/host-it.md on a bare Debian, command by command, and look whether what it promises is so.

    sudo python3 scripts/host_it.py            (Debian with: apt install mmdebstrap systemd-container)

A new Debian is made in a temporary folder (or --image TAR is taken), booted with systemd, and the page's own blocks are
run in it, in their order; looks of ours stand between them. It takes some minutes and about 1.5 GB, needs root and the
network, and uses this machine's ports 80, 443, 8017 and 8018 meanwhile. --share PATH makes a file or folder of this
machine available in the new one, and variables named by --pass go along, where that is needed to reach the registries.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "host-it.md"
BLOCK = re.compile(r"(?:<!-- ([a-z ]+) -->\n)?```sh\n(.*?)```", re.S)
HEADING = re.compile(r"(?m)^##+ (.+)$")
PACKAGES = "ca-certificates,systemd,systemd-sysv,dbus,init,adduser,iproute2"
LONGEST = 1800

THROUGH = r"""
site() { curl --silent --insecure --retry 15 --retry-all-errors --retry-delay 1 "$@"; }
test "$(site -o /dev/null -w '%{http_version} %{http_code}' https://table.example.org/)" = "2 200"
site https://table.example.org/ | grep -i '<!doctype html>'
site -D - -o /dev/null https://table.example.org/ | grep -i '^strict-transport-security'
site -c /tmp/jar https://table.example.org/api/session | tee /tmp/me.json; grep -q TRUE /tmp/jar
# A change of the page, by its own origin; and by another one.
change() { site -b /tmp/jar -o /tmp/answer -w '%{http_code}' -X PATCH -H 'X-Stolik: 1' \
    -H 'content-type: application/json' -d '{"name":"Ala"}' -H "Origin: $1" https://table.example.org/api/session; }
test "$(change https://table.example.org)" = 200
test "$(change https://evil.example)" = 403
# The inner address is not for the world.
site https://table.example.org/metrics | (! grep stolik_)
test "$(site https://table.example.org/health)" = '{"status":"ok"}'
# A table's line goes through the proxy.
site -b /tmp/jar -H 'X-Stolik: 1' -H 'content-type: application/json' -o /tmp/table.json \
    -d '{"game":"token-battle","opponent":"hotseat","deck":"first-steps"}' https://table.example.org/api/tables
TABLE=$(sed 's/.*"id":"\([^"]*\)".*/\1/' /tmp/table.json); echo "$TABLE" > /tmp/table
/opt/stolik/current/bin/python - "$TABLE" <<'END'
import asyncio, json, ssl, sys
import websockets
secret = next(line.split("\t") for line in open("/tmp/jar") if "stolik" in line.split("\t")[5:6])[6].strip()
async def look():
    trust = ssl._create_unverified_context()
    url = f"wss://table.example.org/ws/table/{sys.argv[1]}?v=-1"
    async with websockets.connect(url, ssl=trust, additional_headers={"Cookie": f"stolik={secret}"}) as line:
        assert json.loads(await line.recv())["t"] == "state"
asyncio.run(look())
END
"""
"""What is looked at through a proxy, whichever it is."""
NGINX = r"""
test "$(curl -s -o /dev/null -w '%{http_code} %{redirect_url}' 'http://table.example.org/a?b=c')" = \
    '301 https://table.example.org/a?b=c'
# A body that is too large is refused by nginx, one that nginx lets through by Stolik.
body() { head -c "$1" /dev/zero | site -b /tmp/jar -o /tmp/answer -w '%{http_code}' -X PATCH -H 'X-Stolik: 1' \
    -H 'content-type: application/json' --data-binary @- https://table.example.org/api/session; }
test "$(body 5000000)" = 413; grep -q nginx /tmp/answer
test "$(body 3000000)" = 413; grep -q too-large /tmp/answer
# Whoever forges an address has spent what is their own, not the other's.
many() { curl -sk --interface "$1" -H "X-Forwarded-For: $2" -o /dev/null -w '%{http_code}\n' \
    --resolve table.example.org:443:127.0.0.1 "https://table.example.org/api/games?[1-$3]"; }
{ many 127.0.0.1 127.0.0.2 200; many 127.0.0.1 '' 60; } > /tmp/forged; many 127.0.0.2 127.0.0.1 60 > /tmp/other
test "$(sort -u /tmp/other)" = 200; tail -n 60 /tmp/forged | grep 429
sleep 3
"""
"""What is looked at through nginx besides."""
LOOKS = {
    "Settings": "stolik serve --print-settings | grep 'public-address  *https://table.example.org  *file /etc/st'",
    "Start": r"""
curl -s http://127.0.0.1:8018/health | grep '"status":"ok"'
journalctl _SYSTEMD_UNIT=stolik.service --output cat > /tmp/lines
grep -q '"event": "Stolik .* listens at' /tmp/lines; (! grep -v '^{' /tmp/lines)
test "$(systemctl show stolik --property User --value)" = stolik
test "$(curl -s -o /dev/null -w '%{http_code}' -H 'Host: evil.example' http://127.0.0.1:8017/)" = 421
# Killed, it is there again.
systemctl kill --signal=KILL stolik; sleep 2
curl -sf --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:8018/health
""",
    "The world: a proxy with a certificate": THROUGH,
    "With nginx": THROUGH + NGINX,
    "Backups": r"""
curl -sf --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:8018/health
stolik admin tables --json | grep "$(cat /tmp/table)"
# Names without a folder lie in that of the backups; another computer's backup, copied by root, is given over first.
cd ~; stolik admin backup night.zip; cp /var/backups/stolik/night.zip ~/; rm /var/backups/stolik/night.zip
systemctl stop stolik; mv /var/lib/stolik ~/lost
install --directory --owner stolik --group stolik --mode 700 /var/lib/stolik
install -o stolik -g stolik -m 600 night.zip /var/backups/stolik/
stolik admin restore night.zip; systemctl start stolik; cd /
curl -sf --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:8018/health
stolik admin tables --json | grep "$(cat /tmp/table)"
# A start that fails is asked for in vain, and the journal says why.
systemctl stop stolik; truncate --size 100 /var/lib/stolik/stolik.sqlite3; systemctl start stolik
(! curl -sf --retry 3 --retry-connrefused --retry-delay 1 http://127.0.0.1:8018/health)
journalctl --unit stolik --lines 5 --output cat | grep 'is damaged .*; restore a backup'
stolik admin restore night.zip --replace; systemctl start stolik
curl -sf --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:8018/health
""",
    "Update": r"""
test "$(readlink /opt/stolik/previous)" != "$(readlink /opt/stolik/current)"
ls /var/backups/stolik/before-*.zip
stolik admin tables --json | grep "$(cat /tmp/table)"
""",
    "Look after it": r"""
systemctl stop stolik
test "$(systemctl show stolik --property Result --value)" = success
systemctl start stolik
journalctl --unit stolik --output cat | (! grep -F "$(tail -n 1 /tmp/jar | cut -f 7)")
""",
}
"""What is looked at after the blocks of a section. What may not be stands in brackets: of `! command` alone bash takes
no notice, whatever comes of it."""
BEFORE = {
    "Update": "cd /source && git -c user.name=x -c user.email=x@example.org commit -q --allow-empty -m 'Newer.' && cd /"
}
"""What happens elsewhere before a section is followed."""


@dataclass(frozen=True)
class Step:
    """Commands of one section; `mark` is what stands before a block, `of_page` whether the page has them."""

    section: str
    mark: str
    commands: str
    of_page: bool = True


def steps(page: str) -> list[Step]:
    """The page's blocks with our looks between them, in their order."""
    heads = [(found.start(), found[1]) for found in HEADING.finditer(page)]
    blocks = [
        Step(next((name for at, name in reversed(heads) if at < found.start()), ""), found[1] or "", found[2])
        for found in BLOCK.finditer(page)
    ]
    found: list[Step] = []
    for n, block in enumerate(blocks):
        if (not n or blocks[n - 1].section != block.section) and block.section in BEFORE:
            found.append(Step(block.section, "", BEFORE[block.section], of_page=False))
        found.append(block)
        if (n + 1 == len(blocks) or blocks[n + 1].section != block.section) and block.section in LOOKS:
            found.append(Step(block.section, "", LOOKS[block.section], of_page=False))
    return found


def script(page: str) -> str:
    """All that is run in the new Debian, as one script; what it does goes to /result."""
    lines = [
        "#!/bin/bash",
        "exec > /result 2>&1",
        "set -euo pipefail",
        "cd /",
        "export HOME=/root DEBIAN_FRONTEND=noninteractive",
    ]
    told = "journalctl --unit caddy --unit stolik --lines 40 --output cat"
    lines.append(f"trap 'code=$?; [ $code = 0 ] || {told}; echo \"ENDED $code\"; systemctl poweroff' EXIT")
    lines.append("git() { command git -c safe.directory='*' \"$@\"; }; export -f git")
    for step in steps(page):
        if step.mark == "not tried":
            continue
        whose = "page" if step.of_page else "look"
        lines.append(f'echo "== {whose}: {step.section} ($SECONDS s)"')
        lines += ["set -x", step.commands.strip(), "{ set +x; } 2>/dev/null"]
        if step.mark == "yours":
            lines.append("SOURCES=/source")
    return "\n".join([*lines, "echo 'ALL IS WELL'", ""])


UNIT = """[Unit]
After=multi-user.target
[Service]
Type=oneshot
EnvironmentFile=/trial.env
ExecStart=/trial.sh
TimeoutStartSec=infinity
[Install]
WantedBy=multi-user.target
"""


def make(folder: Path, image: Path | None, share: list[Path], names: list[str]) -> Path:
    """A bare Debian with our script in it."""
    root = folder / "root"
    root.mkdir(mode=0o755)
    if image is None:
        image = folder / "bare.tar"
        subprocess.run(["mmdebstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(image)], check=True)
    subprocess.run(["tar", "-xf", str(image), "-C", str(root)], check=True)
    # Every Debian that was installed has this file; one that was unpacked has not.
    (root / "etc/hosts").write_text("127.0.0.1 localhost\n")
    (root / "trial.sh").write_text(script(PAGE.read_text(encoding="utf-8")))
    (root / "trial.sh").chmod(0o755)
    (root / "trial.env").write_text("".join(f"{name}={os.environ[name]}\n" for name in names if name in os.environ))
    units = root / "etc/systemd/system"
    (units / "trial.service").write_text(UNIT)
    (units / "multi-user.target.wants").mkdir(exist_ok=True)
    (units / "multi-user.target.wants/trial.service").symlink_to("../trial.service")
    for path in share:
        inside = root / path.relative_to("/")
        inside.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            shutil.copytree(path, inside, dirs_exist_ok=True)
        else:
            shutil.copy(path, inside)
    # The sources as they are committed, and nothing else.
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(root / "source")], check=True)
    return root


def main() -> int:
    """Make, boot, run, report; the exit code is 0 if all is well."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--image", type=Path, help="a bare Debian as a tar file, as mmdebstrap makes it")
    parser.add_argument("--share", type=Path, action="append", default=[], metavar="PATH")
    parser.add_argument("--pass", dest="names", action="append", default=[], metavar="NAME")
    parser.add_argument("--print", action="store_true", help="print the script that would be run, and end")
    given = parser.parse_args()
    if given.print:
        print(script(PAGE.read_text(encoding="utf-8")))
        return 0
    missing = [name for name in ("mmdebstrap", "systemd-nspawn") if shutil.which(name) is None]
    if missing or os.geteuid() != 0:
        print(f"This needs root, and {', '.join(missing) or 'nothing else'} (see --help).", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="host-it-", ignore_cleanup_errors=True) as folder:
        root = make(Path(folder), given.image, given.share, given.names)
        boot = ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--resolv-conf=copy-host", "-D", str(root)]
        with (Path(folder) / "boot.log").open("wb") as log:
            subprocess.run([*boot, "--boot"], stdout=log, stderr=log, stdin=subprocess.DEVNULL, timeout=LONGEST)
        said = (root / "result").read_text(errors="replace") if (root / "result").exists() else "It did not boot."
    print(said)
    return 0 if said.rstrip().splitlines()[-2:-1] == ["ALL IS WELL"] else 1


if __name__ == "__main__":
    sys.exit(main())
