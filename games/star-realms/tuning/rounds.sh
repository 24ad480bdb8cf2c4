#!/bin/bash
# Makes the net anew, in rounds: a bot plays itself, the net learns from its games and from those of the rounds before, the next bot plays with it.
#   JOBS=16 LEARN=45 rounds.sh FOLDER none|WEIGHTS greedy:45 keen:100 keen/search:8:100
# Each round names its bot, or one for two players and one for more, and for how many seconds they play, on JOBS processes; every third of
# them plays with more than two players.
# LEARN is how many seconds the net learns at most. It goes on from WEIGHTS. PYTHON needs torch, NODE must be able to run TypeScript.
set -euo pipefail
folder=$1 before=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
node=${NODE:-node} python=${PYTHON:-python3} jobs=${JOBS:-3}
mkdir -p "$folder"

play() { # round, bots, seconds
  local pids=()
  for ((job = 0; job < jobs; job++)); do
    local part=duels bot=${2%%/*}
    ((job % 3 == 2)) && part=tables bot=${2##*/}
    "$node" "$here/train.ts" play "$bot" $part "$3" "$before $1 $job" "$folder/$1.$job.samples" > "$folder/$1.$job.log" &
    pids+=($!)
  done
  for pid in "${pids[@]}"; do wait "$pid"; done
  echo "round $1, $2: $(cat "$folder/$1".*.log | awk '{ sum += $1 } END { print sum }') samples"
}

round=0
for given in "$@"; do
  play $round "${given%:*}" "${given##*:}"
  files=("$folder"/$round.*.samples)
  for ((older = 0; older < round; older++)); do
    for file in "$folder"/$older.*.samples; do files+=("$file*0.4"); done
  done
  "$python" "$here/learn.py" "$folder/$round.weights" "${EPOCHS:-8}" "${LEARN:-60}" "$before" "${files[@]}"
  before=$folder/$round.weights
  "$node" "$here/train.ts" store "$before" "$folder/$round.0.samples"
  round=$((round + 1))
done
