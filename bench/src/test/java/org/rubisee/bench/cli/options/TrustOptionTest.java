package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.OwnPlans;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.trial.StoredPlan;
import picocli.CommandLine;

class TrustOptionTest {

  private static final List<String> HARMLESS =
      List.of("--scale=tiny", "--topology=local", "--db-user=rubis", "--pin=web=0");

  @TempDir private Path work;
  @TempDir private Path run;

  @Test
  void asksNothingAboutAHarmlessPlan() {
    TrustOption.check(
        plan(HARMLESS, Map.of("pool", "8")),
        question -> {
          throw new AssertionError(question);
        });
  }

  @Test
  void showsWhatAForeignPlanChoosesAndAsks() {
    List<String> options = new ArrayList<>(HARMLESS);
    options.add("--jvm-option=-javaagent:/tmp/x.jar");
    options.add("--jdbc-url=jdbc:mysql://there:3306/rubis");
    List<String> asked = new ArrayList<>();
    TrustOption.check(
        plan(options, Map.of("jdk", "/tmp/jdk")),
        question -> {
          asked.add(question);
          return "y";
        });
    assertThat(asked)
        .singleElement()
        .asString()
        .contains("-javaagent:/tmp/x.jar", "jdbc:mysql://there:3306/rubis", "--jdk=/tmp/jdk")
        .doesNotContain("--scale", "--pin");
  }

  @Test
  void startsNothingWithoutAYes() {
    StoredPlan plan = plan(List.of("--hosts=/etc/passwd"), Map.of());
    for (String answer : new String[] {"", "n", "no", null}) {
      assertThatThrownBy(() -> TrustOption.check(plan, question -> answer))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("Nothing was started");
    }
  }

  @Test
  void hidesNoPartOfAnOption() {
    assertThat(
            TrustOption.choices(
                plan(
                    List.of("--jvm-option=-javaagent:evil\r\u001b[2K\u202e--scale=tiny"),
                    Map.of())))
        .containsExactly("--jvm-option=-javaagent:evil??[2K?--scale=tiny");
  }

  @Test
  void refusesAForeignPlanWithoutATerminalUnlessItIsTrusted() throws IOException {
    Checkout checkout = new Checkout(work, work);
    StoredPlan plan = plan(List.of("--jvm-option=-Xmx1g"), Map.of());
    Path file = Files.writeString(run.resolve(StoredPlan.FILE), "{}");
    assertThatThrownBy(() -> option().check(plan, run, checkout))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("--jvm-option=-Xmx1g")
        .hasMessageContaining("--trust");
    assertThatCode(() -> option("--trust").check(plan, run, checkout)).doesNotThrowAnyException();
    new OwnPlans(work).sign(file);
    assertThatCode(() -> option().check(plan, run, checkout)).doesNotThrowAnyException();
  }

  private static TrustOption option(String... typed) {
    TrustOption option = new TrustOption();
    new CommandLine(CommandLine.Model.CommandSpec.create().addMixin("trust", spec(option)))
        .parseArgs(typed);
    return option;
  }

  private static CommandLine.Model.CommandSpec spec(TrustOption option) {
    return CommandLine.Model.CommandSpec.forAnnotatedObject(option);
  }

  private static StoredPlan plan(List<String> options, Map<String, String> knobs) {
    return new StoredPlan(
        3,
        "rubis run",
        List.of(new Configuration("one", "One", "servlets-only", knobs, null)),
        null,
        null,
        0,
        false,
        "",
        List.of(),
        options);
  }
}
