package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.Pace;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class LoadOptionsTest {

  private static final String CROWD = "flash-crowd:base=2,peak=10,start=60,rise=20,hold=60,fall=60";

  @Command
  private static final class Measuring {
    @Mixin private LoadOptions load;
  }

  @Test
  void isAPlainClosedLoopByItself() {
    assertThat(of("--clients 100,200").arrivals()).isEqualTo(LoadSpec.ArrivalSpec.CLOSED);
  }

  @Test
  void numbersOfClientsWhoThinkAreACurve() {
    assertThat(typed("--clients 200,100 --think-seconds 2").curve())
        .isEqualTo(CurvePlan.of(List.of(100, 200), Pace.PAPER.withThinkSeconds(2)));
    assertThat(typed("--clients auto --think-seconds 2").curve())
        .isEqualTo(CurvePlan.searching(10_000, Pace.PAPER.withThinkSeconds(2)));
    assertThat(typed("--clients auto --think-seconds 0").curve()).isEqualTo(CurvePlan.NONE);
    assertThat(typed("--clients 100 --think-seconds 0").curve()).isEqualTo(CurvePlan.NONE);
  }

  @Test
  void sessionsArriveByTheirSchedule() {
    LoadSpec.ArrivalSpec arrivals =
        of("--clients 2000 --arrivals partly-open --schedule " + CROWD).arrivals();

    assertThat(arrivals.mode()).isEqualTo(ArrivalMode.PARTLY_OPEN);
    assertThat(arrivals.schedule()).isEqualTo(CROWD);
  }

  @Test
  void clientsOfAClosedLoopComeAndGo() {
    assertThat(of("--clients 50 --schedule steps:0=10,60=50").arrivals())
        .isEqualTo(new LoadSpec.ArrivalSpec(ArrivalMode.CLOSED, "steps:0=10,60=50", List.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --arrivals partly-opn | did you mean 'partly-open'
          --arrivals open --clients 9 | needs --schedule
          --schedule steps:1=2 | must begin at second 0
          --schedule constant:5 --clients 5,10 | take one number of --clients, not 5,10
          --schedule constant:5 --clients auto | take one number of --clients, not auto
          --schedule constant:500 --clients 100 | --clients must be at least that, not 100
          --schedule steps:0=1,9=2 --clients 9 --phases 60-600/60/5 | needs a fixed length
          --load-processes 0 | takes a number from 1, not 0
          --load-processes 4 --clients 9,3 | 4 load processes cannot share 3 clients
          --load-processes 4 --clients auto | takes numbers of --clients
          --load-processes 4 --phases 60-600/60/5 | give --phases a fixed warm-up
          --arrivals open --schedule constant:20 --clients 100 | needs 10 arrivals per client
          """)
  void refusesWhatDoesNotFitTogether(String typed, String message) {
    assertThatThrownBy(() -> of(typed))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining(message);
  }

  @Test
  void machinesOfTheHostsFileSayHowManyProcessesThereAre() {
    assertThat(of("--clients 100", 3).processes()).isEqualTo(3);
    assertThat(of("--clients auto", 1).processes()).isEqualTo(1);
    assertThatThrownBy(() -> of("--clients 100 --load-processes 2", 3))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("--load-processes has no effect with 'clients' in the hosts file");
    assertThatThrownBy(() -> of("--clients 2", 3))
        .hasMessageContaining("3 load processes cannot share 2 clients");
    assertThatThrownBy(() -> of("--clients auto", 3))
        .hasMessageContaining("takes numbers of --clients");
  }

  private static LoadSpec of(String typed) {
    return of(typed, 0);
  }

  private static LoadSpec of(String typed, int onMachines) {
    return typed(typed).load(onMachines);
  }

  private static LoadOptions typed(String typed) {
    Measuring measuring = new Measuring();
    new CommandLine(measuring).parseArgs(typed.split(" "));
    return measuring.load;
  }
}
