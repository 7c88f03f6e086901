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
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.servers.knobs.Knob;
import org.rubisee.servers.knobs.KnobCatalogue;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

class TrustOptionTest {

  private static final List<String> HARMLESS =
      List.of(
          "--scale=tiny",
          "--topology=local",
          "--db-user=rubis",
          "--pin=web=0",
          "--site-setting=request-limit=16");

  /** Options that choose a program, a file, a server or a cluster, or hold a secret. */
  private static final List<String> SHOWN =
      List.of(
          "--context",
          "--db-password",
          "--db-user",
          "--hosts",
          "--jdbc-url",
          "--jvm-option",
          "--namespace",
          "--nodes",
          "--reach",
          "--topology");

  private static final LoadSpec NO_SCHEDULE =
      new LoadSpec("auction", Phases.SHORT, MatrixSet.RUBIS_EE, ImageLoading.NONE);

  @TempDir private Path work;
  @TempDir private Path run;

  @Test
  void asksNothingAboutAHarmlessPlan() {
    TrustOption.check(
        choices(HARMLESS, Map.of("pool", "8")),
        question -> {
          throw new AssertionError(question);
        });
  }

  /** A new option of stored plans is shown until its declaration says that it is harmless. */
  @Test
  void decidesEachOptionOfAPlan() {
    assertThat(
            RunSettings.parser(new RunSettings()).getCommandSpec().options().stream()
                .filter(option -> !option.hidden() && !TrustOption.isHarmless(option))
                .map(OptionSpec::longestName))
        .containsExactlyInAnyOrderElementsOf(SHOWN);
  }

  /** Only the folder of a JDK is free text. */
  @Test
  void knowsTheOneKnobThatIsAPath() {
    assertThat(KnobCatalogue.SHARED.knobs())
        .filteredOn(knob -> knob.settings().allowed().contains("PATH"))
        .extracting(Knob::label)
        .containsExactly("jdk");
  }

  @Test
  void showsWhatAForeignPlanChoosesAndAsks() {
    List<String> options = new ArrayList<>(HARMLESS);
    options.add("--jvm-option=-javaagent:/tmp/x.jar");
    options.add("--jdbc-url=jdbc:mysql://there:3306/rubis");
    List<String> asked = new ArrayList<>();
    TrustOption.check(
        choices(options, Map.of("jdk", "/tmp/jdk")),
        question -> {
          asked.add(question);
          return "y";
        });
    assertThat(asked)
        .singleElement()
        .asString()
        .contains("-javaagent:/tmp/x.jar", "jdbc:mysql://there:3306/rubis", "jdk=/tmp/jdk")
        .doesNotContain("--scale", "--pin");
  }

  /** The parser takes an option and its value as two arguments, too. */
  @Test
  void showsOptionsHoweverThePlanSpellsThem() {
    assertThat(
            choices(
                List.of("--jvm-option", "-javaagent:/tmp/x.jar", "--hosts", "h.yaml"), Map.of()))
        .containsExactlyInAnyOrder("--jvm-option=-javaagent:/tmp/x.jar", "--hosts=h.yaml");
  }

  @Test
  void showsTheClusterOfAPlan() {
    List<String> options =
        List.of("--topology=kubernetes", "--context=production", "--namespace", "kube-system");
    assertThat(choices(options, Map.of()))
        .containsExactlyInAnyOrder(
            "--topology=kubernetes", "--context=production", "--namespace=kube-system");
  }

  @Test
  void showsASettingThatIsASecretWithoutItsValue() {
    assertThat(choices(List.of("--site-setting=ticket-key=0123456789abcdef"), Map.of()))
        .containsExactly("--site-setting=ticket-key=***");
  }

  @Test
  void readsNoOptionsFromFilesThatAPlanNames() throws IOException {
    Path file = Files.writeString(run.resolve("options"), "--jvm-option=-Xmx1g");
    for (String option : List.of("@" + file, "--jvm=-Xmx1g")) {
      assertThatThrownBy(() -> RunSettings.parse(List.of(option)))
          .isInstanceOf(CommandFailedException.class);
    }
  }

  @Test
  void showsSchedulesThatAreFiles() {
    assertThat(choicesOfLoad("csv:/etc/passwd", "csv:nodes.csv"))
        .containsExactly("--schedule=csv:/etc/passwd", "--node-schedule=csv:nodes.csv");
    assertThat(choicesOfLoad("sine:mean=20,amplitude=10,period=60", "steps:0=1,120=2")).isEmpty();
    assertThat(choicesOfLoad("constant:20", "")).isEmpty();
    assertThat(choicesOfLoad("flash-crowd:base=1,peak=2,start=3,rise=4,hold=5,fall=6", ""))
        .isEmpty();
  }

  @Test
  void startsNothingWithoutAYes() {
    List<String> choices = choices(List.of("--hosts=/etc/passwd"), Map.of());
    for (String answer : new String[] {"", "n", "no", null}) {
      assertThatThrownBy(() -> TrustOption.check(choices, question -> answer))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("Nothing was started");
    }
  }

  @Test
  void hidesNoPartOfAnOption() {
    assertThat(
            choices(List.of("--jvm-option=-javaagent:evil\r\u001b[2K\u202e--scale=tiny"), Map.of()))
        .containsExactly("--jvm-option=-javaagent:evil??[2K?--scale=tiny");
  }

  @Test
  void refusesAForeignPlanWithoutATerminalUnlessItIsTrusted() throws IOException {
    Checkout checkout = new Checkout(work, work);
    TrialsPlan plan = plan(Map.of(), NO_SCHEDULE);
    RunSettings settings = RunSettings.parse(List.of("--jvm-option=-Xmx1g"));
    Path file = Files.writeString(run.resolve(StoredPlan.FILE), "{}");
    assertThatThrownBy(() -> option().check(plan, settings, run, checkout))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("--jvm-option=-Xmx1g")
        .hasMessageContaining("--trust");
    assertThatCode(() -> option("--trust").check(plan, settings, run, checkout))
        .doesNotThrowAnyException();
    new OwnPlans(work).sign(file);
    assertThatCode(() -> option().check(plan, settings, run, checkout)).doesNotThrowAnyException();
  }

  private static List<String> choices(List<String> options, Map<String, String> knobs) {
    return TrustOption.choices(plan(knobs, NO_SCHEDULE), RunSettings.parse(options));
  }

  private static List<String> choicesOfLoad(String schedule, String nodeSchedule) {
    LoadSpec load =
        new LoadSpec("auction", Phases.SHORT, MatrixSet.RUBIS_EE, ImageLoading.NONE)
            .with(new LoadSpec.ArrivalSpec(ArrivalMode.OPEN, schedule, List.of()))
            .on(new LoadSpec.NodeSpec(nodeSchedule));
    return TrustOption.choices(plan(Map.of(), load), RunSettings.parse(List.of()));
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

  private static TrialsPlan plan(Map<String, String> knobs, LoadSpec load) {
    return new TrialsPlan(
        List.of(
            SiteConfiguration.stored(
                new Configuration("one", "One", "servlets-only", knobs, null), Checkout.current())),
        load,
        null,
        0,
        false,
        "",
        List.of());
  }
}
