package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Old names of options are accepted for one release, and shown nowhere. */
class OldOptionsTest {

  @ParameterizedTest
  @CsvSource({
    "run servlets-only, --profile oopsla02, --phases oopsla02",
    "run servlets-only, --profile=60-600/120/10, --phases=60-600/120/10",
    "experiment run oopsla02, --profile 8/11/1, --phases 8/11/1",
    "run all, --site legacy-client=true, --site-setting legacy-client=true",
    "costs, --site=legacy-client=true, --site-setting=legacy-client=true",
    "experiment run oopsla02, --site legacy-client=true, --site-setting legacy-client=true",
    "profile all, --site legacy-client=true, --site-setting legacy-client=true",
    "serve all, --site legacy-client=true, --site-setting legacy-client=true",
    "serve all, --show-costs, --show-counts",
    "tier web all --hosts hosts.yaml, --site legacy-client=true, --site-setting legacy-client=true",
  })
  void meansWhatTheNewNameMeans(String command, String old, String now) {
    assertThat(values(command + " " + old))
        .isEqualTo(values(command + " " + now))
        .isNotEqualTo(values(command));
  }

  @ParameterizedTest
  @CsvSource({
    "run, --profile, --phases",
    "experiment run, --profile, --phases",
    "run, --site, --site-setting",
    "costs, --site, --site-setting",
    "experiment run, --site, --site-setting",
    "profile, --site, --site-setting",
    "serve, --site, --site-setting",
    "serve, --show-costs, --show-counts",
    "tier, --site, --site-setting",
  })
  void isShownNeitherInHelpNorInCompletion(String command, String old, String now) {
    CommandLine rubis = Rubis.commandLine();
    String help = command(rubis, command).getUsageMessage(CommandLine.Help.Ansi.OFF);
    assertThat(help).containsPattern(now + "\\b").doesNotContainPattern(old + "(?![-\\w])");
    assertThat(AutoComplete.bash("rubis", rubis))
        .contains("'" + now + "'")
        .doesNotContain("'" + old + "'");
  }

  private static CommandLine command(CommandLine rubis, String words) {
    CommandLine command = rubis;
    for (String word : words.split(" ")) {
      command = command.getSubcommands().get(word);
    }
    return command;
  }

  /** The values of all options but the old ones, by name. */
  private static TreeMap<String, String> values(String typed) {
    CommandLine.ParseResult parsed = Rubis.commandLine().parseArgs(typed.split(" "));
    while (parsed.hasSubcommand()) {
      parsed = parsed.subcommand();
    }
    TreeMap<String, String> values = new TreeMap<>();
    for (OptionSpec option : parsed.commandSpec().options()) {
      if (!option.hidden()) {
        Object value = option.getValue();
        values.put(option.longestName(), String.valueOf(value));
      }
    }
    return values;
  }
}
