package org.rubisee.bench.cli.options;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.schema.DatabaseAddress;
import picocli.CommandLine.Model.CommandSpec;

/** The command line as it was typed, for results. */
public final class CommandText {

  private static final String SECRET = "--db-password";

  private CommandText() {}

  /** Without passwords and other secrets. */
  public static String of(CommandSpec spec) {
    List<String> words = new ArrayList<>(List.of("rubis"));
    List<String> typed = spec.root().commandLine().getParseResult().expandedArgs();
    for (int i = 0; i < typed.size(); i++) {
      words.add(DatabaseAddress.masked(typed.get(i)));
      if (typed.get(i).equals(SECRET)) {
        words.add("***");
        i++;
      }
    }
    return String.join(" ", words);
  }
}
