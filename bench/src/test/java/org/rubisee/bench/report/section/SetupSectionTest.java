package org.rubisee.bench.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import j2html.tags.DomContent;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.ClockOffset;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.LoadMachine;
import org.rubisee.bench.results.Machine;
import org.rubisee.bench.results.SampleRun;

class SetupSectionTest {

  private static final Environment HERE =
      SampleRun.run(SampleRun.plan(SampleRun.SIX, List.of(100), 1)).environment();

  @Test
  void showsTheMachinesThatSentTheLoadAndTheirClocks() {
    LoadMachine machine =
        new LoadMachine(
            "10.0.0.5",
            3,
            new Machine("Debian GNU/Linux 12", "6.1.0", "Load CPU", 16, 8L << 30),
            "OpenJDK 17.0.15",
            new ClockOffset(-3.24, 0.16));

    assertThat(html(with(machine)))
        .contains("Load machine", "10.0.0.5", "Load CPU, 16 CPUs", "-3.2 ± 0.2 ms")
        .contains("Debian GNU/Linux 12, kernel 6.1.0");
    assertThat(html(HERE)).doesNotContain("Load machine");
  }

  @Test
  void namesTheVariablesThatWereKeptFromProcesses() {
    assertThat(html(HERE)).doesNotContain("Variables kept from processes");
    assertThat(html(on("TERM", "_JAVA_OPTIONS", "http_proxy", "SHELL")))
        .contains("Variables kept from processes", "_JAVA_OPTIONS, http_proxy and 2 others");
    assertThat(html(on("NO_PROXY"))).contains(">NO_PROXY</td>");
    assertThat(html(on("TERM"))).contains("1, none of which Java or a server reads");
  }

  private static Environment on(String... removedVariables) {
    Machine machine = HERE.machine();
    return with(
        new Machine(
            machine.operatingSystem(),
            machine.kernel(),
            machine.cpuModel(),
            machine.cores(),
            machine.memoryBytes(),
            List.of(removedVariables)),
        List.of());
  }

  private static Environment with(LoadMachine machine) {
    return with(HERE.machine(), List.of(machine));
  }

  private static Environment with(Machine machine, List<LoadMachine> loadMachines) {
    return new Environment(
        machine,
        HERE.database(),
        HERE.tiers(),
        HERE.software(),
        HERE.siteSettings(),
        HERE.freshServers(),
        HERE.remarks(),
        HERE.build(),
        loadMachines);
  }

  private static String html(Environment environment) {
    return SetupSection.of(environment).stream()
        .map(DomContent::render)
        .collect(Collectors.joining());
  }
}
