#!/bin/sh
# house.sh install          put the version of the sources beside this script into /opt/stolik, to be used later
# house.sh use new          stop, back up, go over to what was installed last, start, see whether it is well
# house.sh use previous     the same, back to what ran before
# Of the versions that were installed there remain the one in use, the one before it and the one installed last.
set -eu

HOUSE=${STOLIK_HOUSE:-/opt/stolik}
SOURCE=$(cd "$(dirname "$0")/.." && pwd)
HEALTH=http://127.0.0.1:8018/health

install() {
    version=$(git -C "$SOURCE" rev-parse --short=12 HEAD)
    if [ ! -f "$HOUSE/versions/$version/whole" ]; then
        rm -rf "$HOUSE/versions/$version"
        mkdir -p "$HOUSE/versions"
        python3 -m venv "$HOUSE/versions/$version"
        pip="$HOUSE/versions/$version/bin/python -m pip install --quiet --disable-pip-version-check"
        # Each package by its digest; then Stolik itself, whose pages are built with the Node that came along.
        $pip --require-hashes -r "$SOURCE/requirements/play.txt"
        $pip --no-deps --no-build-isolation "$SOURCE"
        touch "$HOUSE/versions/$version/whole"
    fi
    ln -sfn "versions/$version" "$HOUSE/new"
    [ -e "$HOUSE/current" ] || ln -sfn "versions/$version" "$HOUSE/current"
    tidy
    echo "Version $version is installed."
}

tidy() {
    for found in "$HOUSE"/versions/*; do
        for kept in current previous new; do
            [ "versions/$(basename "$found")" != "$(readlink "$HOUSE/$kept")" ] || continue 2
        done
        rm -rf "$found"
    done
}

use() {
    chosen=$(readlink "$HOUSE/$1") || { echo "There is no $1 version." >&2; exit 1; }
    before=$(readlink "$HOUSE/current")
    if [ "$chosen" = "$before" ]; then
        echo "$chosen is in use already."
        return
    fi
    systemctl stop stolik
    stolik admin backup "/var/backups/stolik/before-$(basename "$chosen")-$(date +%Y%m%d-%H%M%S).zip" || {
        systemctl start stolik
        echo "Without a backup nothing is changed: $before runs again." >&2
        exit 1
    }
    ln -sfn "$before" "$HOUSE/previous"
    ln -sfn "$chosen" "$HOUSE/current"
    systemctl start stolik
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        if curl --silent --fail --output /dev/null "$HEALTH"; then
            echo "$chosen runs, and is well."
            return
        fi
        sleep 1
    done
    echo "$chosen is not well: journalctl -u stolik -n 20 says why. Back: $0 use previous" >&2
    exit 1
}

case "${1:-} ${2:-}" in
    "install ") install ;;
    "use new" | "use previous") use "$2" ;;
    *) sed -n 2,5p "$0" >&2; exit 2 ;;
esac
