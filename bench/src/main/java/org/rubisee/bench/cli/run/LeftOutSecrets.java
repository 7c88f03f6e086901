package org.rubisee.bench.cli.run;

import java.util.Optional;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.settings.Text;

/** What a user is told who repeats a run that was given secrets: its plan holds none. */
final class LeftOutSecrets {

  private LeftOutSecrets() {}

  /**
   * The message.
   *
   * @param command the command line of the run, as {@link CommandText} wrote it
   * @return nothing if no secret was typed
   */
  static Optional<String> of(String command) {
    return command.contains("***")
        ? Optional.of(
            Text.of(
                    "That run was given secrets (*** in '%s'), which its plan does not hold.",
                    command)
                + " The password of the database comes from RUBIS_DB_PASSWORD, a ticket key is made"
                + " at each start, and other options with secrets are left out.")
        : Optional.empty();
  }
}
