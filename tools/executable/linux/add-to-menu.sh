#!/bin/sh
# Adds Shipslog to the menu of applications of this user, where it is now. `add-to-menu.sh --remove` takes it out again.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/shipslog.desktop
icon=$data/icons/hicolor/scalable/apps/shipslog.svg

if [ "${1-}" = --remove ]; then
  rm -f "$entry" "$icon"
  echo "Shipslog is no longer in the menu."
  exit
fi
mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
cp "$here/shipslog.svg" "$icon"
# A path in an entry is quoted, and what is special in it is escaped twice: once for the quotes and once for the entry. A percent sign is doubled.
command=$(printf '%s' "$here/shipslog" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
{
  grep -v '^Exec=' "$here/shipslog.desktop"
  printf 'Exec="%s" cockpit\n' "$command"
} >"$entry"
echo "Shipslog is in the menu: $entry"
