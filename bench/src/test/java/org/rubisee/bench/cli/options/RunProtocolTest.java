package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.checkout.CommandFailedException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

class RunProtocolTest {

  /** The options of {@code rubis run} that decide. */
  @Command
  private static final class Asked {
    @Option(names = "--protocol")
    private Optional<String> protocol = Optional.empty();

    @Way.Only(Way.TRIALS)
    @Option(names = "--trials", defaultValue = "5")
    private int trials;

    @Mixin private LoadOptions load;
    @Mixin private BlockOptions blocks;
    @Mixin private TopologyOptions topology;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--rounds 4 --invocations 1",
        "--mix browsing,bidding",
        "--seed 3",
        "--clients 100,200",
        "--clients auto",
        "--clients auto --rounds 2 --think-seconds 1",
        "--protocol blocks --clients auto",
        "--clients 100 --think-seconds 2",
        "--clients 100 --rounds 2 --invocations 1",
        "--protocol blocks --clients 100"
      })
  void isBlocksUnlessAnOptionOfTrialsIsTyped(String typed) {
    assertThat(of(typed)).isEqualTo(RunProtocol.BLOCKS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--clients auto --think-seconds 0",
        "--clients auto --phases 60/120/5",
        "--clients auto --protocol paper",
        "--clients 100 --think-seconds 0",
        "--clients 100 --images none",
        "--clients 100 --trials 5",
        "--clients 100 --protocol paper",
        "--clients 100 --topology compose",
        "--trials 5",
        "--phases oopsla02",
        "--think-seconds 0",
        "--mix reads-writes",
        "--topology compose",
        "--protocol paper",
        "--arrivals open",
        "--schedule constant:5",
        "--load-processes 2"
      })
  void isThePapersWhereTheOptionsNeedIt(String typed) {
    assertThat(of(typed)).isEqualTo(RunProtocol.PAPER);
  }

  @ParameterizedTest
  @CsvSource({
    "--clients 100 --trials 3 --rounds 5, --rounds has no effect",
    "--protocol paper --clients 100 --rounds 5, --rounds has no effect",
    "--protocol blocks --clients 100 --trials 3, --trials has no effect",
    "--protocol paper --clients auto --rounds 5, --rounds has no effect",
    "--protocol blocks --clients 9 --think-seconds 0, '--clients, --think-seconds has no effect'",
    "--clients 0, --clients takes numbers from 1",
    "--clients 9 --think-seconds=-1, --think-seconds takes seconds from 0",
    "--protocol paper --invocations 2, --invocations has no effect",
    "--protocol blocks --mix reads-writes, use --protocol paper",
    "--protocol papr, did you mean 'paper'",
  })
  void refusesOptionsOfTheOtherProtocol(String typed, String message) {
    assertThatThrownBy(() -> of(typed))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining(message);
  }

  @Test
  void conclusionsNeedThreeStartsOfTheServers() {
    assertThat(BlockOptions.Defaults.CONCLUSIONS.invocations()).isEqualTo(3);
  }

  @Test
  void defaultsFromAFileDecideNothing() {
    assertThat(of("", option -> isNamed(option, "--clients") ? "20" : null))
        .isEqualTo(RunProtocol.BLOCKS);
    assertThat(of("--think-seconds 3", option -> isNamed(option, "--clients") ? "20" : null))
        .isEqualTo(RunProtocol.PAPER);
    assertThat(of("--trials 9", option -> isNamed(option, "--rounds") ? "2" : null))
        .isEqualTo(RunProtocol.PAPER);
  }

  private static boolean isNamed(ArgSpec option, String name) {
    return option instanceof OptionSpec named && named.longestName().equals(name);
  }

  private static RunProtocol of(String typed) {
    return of(typed, option -> null);
  }

  private static RunProtocol of(String typed, IDefaultValueProvider defaults) {
    Asked asked = new Asked();
    CommandLine commandLine = new CommandLine(asked);
    commandLine.setDefaultValueProvider(defaults);
    commandLine.parseArgs(typed.isEmpty() ? new String[0] : typed.split(" "));
    return RunProtocol.of(commandLine.getCommandSpec(), asked.protocol, asked.topology, asked.load);
  }
}
