# Completes commands, options and values of rubis in bash; in zsh after
# 'autoload -U +X bashcompinit && bashcompinit'. The program of the typed line answers: it has to be
# built. Otherwise, and where it has no answer, names of files are completed.
_complete_rubis() {
  local line=${COMP_LINE:0:COMP_POINT} word broken=
  word=${line##* }
  # bash replaces only what follows its last word break, for example the '=' of --mix=bidding, or
  # the '@' of a site
  [ -z "${COMP_WORDBREAKS:-}" ] || broken=${word%"${word##*[$COMP_WORDBREAKS]}"}
  COMPREPLY=($("${line%% *}" complete -- "$line" "$broken" 2>/dev/null))
  # the value of a knob follows at once
  [[ ${COMPREPLY[0]:-} != *= ]] || compopt -o nospace 2>/dev/null
}
complete -o default -F _complete_rubis rubis
