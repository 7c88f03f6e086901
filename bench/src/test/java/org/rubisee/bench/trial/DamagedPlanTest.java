package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.experiment.Capabilities;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.ExperimentPlanner;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.results.ChangedFile;
import org.rubisee.bench.run.Bundle;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.measurement.UnreadableResultException;
import org.rubisee.servers.Jdk;

/** Plans and bundles that somebody damaged are refused with a message that says where. */
class DamagedPlanTest {

  private static final Checkout CHECKOUT = Checkout.current();

  @TempDir private Path folder;

  @Test
  void saysThatABundleIsDamaged() throws IOException {
    plan().write(folder);
    Path bundle = Bundle.of(folder).write();
    byte[] whole = Files.readAllBytes(bundle);
    Files.write(bundle, Arrays.copyOf(whole, whole.length / 2));
    assertThatThrownBy(() -> Bundle.extract(bundle, StoredPlan.FILE, folder.resolve("elsewhere")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageStartingWith(bundle + " is damaged (");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`{\n\"schemaVersion\": 4,\noops`|line 3: ",
        "`{\"schemaVersion\": 4}`|'options'",
        "``|has schema version 0",
        "`{\"schemaVersion\": 4, \"kind\": \"trials\", \"command\": \"c\", \"options\": [],"
            + " \"plan\": {\"agenda\": {\"trials\": 1}}}`|agenda: 'points' or 'searched'",
      })
  void namesWhatIsWrongWithADamagedPlan(String content, String complaint) throws IOException {
    Path file = folder.resolve(StoredPlan.FILE);
    Files.writeString(file, content);
    assertThatThrownBy(this::read)
        .isInstanceOfAny(UnreadableResultException.class, CommandFailedException.class)
        .hasMessageStartingWith(file.toString())
        .hasMessageContaining(complaint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"trials\" : \\d+|\"trials\" : 2000000000|trials must be from 1 to 10000",
        "\"clients\" : \\d+|\"clients\" : 0|clients must be 1 or greater",
        "\"mix\" : \"bidding\"|\"mix\" : \"binding\"|There is no mix 'binding'",
        "\"schedule\" : \"\"|\"schedule\" : \"steps\"|steps",
      })
  void refusesAPlanThatCannotBeMeasured(String now, String then, String complaint)
      throws IOException {
    plan().write(folder);
    Path file = folder.resolve(StoredPlan.FILE);
    ChangedFile.replace(file, now, then);
    assertThatThrownBy(this::read)
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageStartingWith(file.toString())
        .hasMessageContaining(complaint);
  }

  /** The quick form of an experiment, without options. */
  private static StoredPlan plan() {
    TrialsPlan plan =
        new ExperimentPlanner(
                new ExperimentLibrary(CHECKOUT).experiment("oopsla02").definition(),
                Wish.all(true, 3),
                new Capabilities("local", Optional.of(Jdk.current()), Set.of(), 2),
                CHECKOUT)
            .plan();
    return new Trials(
            plan,
            new RunRequest(RunSettings.parse(List.of()).recipe(CHECKOUT), List.of(), "rubis run"))
        .stored();
  }

  private TrialsPlan read() throws IOException {
    return StoredPlan.read(folder).planOf(folder, TrialsPlan.class, CHECKOUT);
  }
}
