package org.rubisee.bench.cli.nightly;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.checkout.BuildInfo;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.checkout.WorkLock;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.nightly.NightlyPart;
import org.rubisee.bench.nightly.NightlyRunner;
import org.rubisee.bench.nightly.PartRecord;
import org.rubisee.bench.sampling.ThisMachine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis nightly run}: runs parts and records them. */
@Command(
    name = "run",
    description = {
      "Runs parts, one after the other. Without a name: all that have not passed at the present"
          + " commit, so a second call continues where the first one was stopped.",
      "Exit code 1: a part did not pass."
    },
    footer = {
      "",
      "Example:  ./rubis nightly run",
      "One part, also if it has passed:",
      "  ./rubis nightly run further-implementation --again"
    })
final class NightlyRunCommand implements RubisCommand.RunningBeside {

  private static final double SECONDS_PER_MINUTE = 60;

  @Parameters(paramLabel = "PART", arity = "0..*", description = "Which ones. Default: all")
  private List<String> names = new ArrayList<>();

  @Option(names = "--again", description = "Also run parts that have passed at this commit")
  private boolean isAgain;

  @Option(names = "--wait", description = "Wait for the end of another 'nightly run' here")
  private boolean isWaiting;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    NightlyWork work = NightlyWork.current();
    List<NightlyPart> asked = names.isEmpty() ? work.parts().all() : work.parts().named(names);
    Terminal terminal = Terminal.standard();
    terminal.say(work.commitLine());
    WorkLock lock = lock(work.store().folder(), terminal);
    try {
      return run(work, asked, terminal);
    } finally {
      lock.close();
    }
  }

  private WorkLock lock(Path folder, Terminal terminal) throws IOException, InterruptedException {
    String typed = CommandText.of(spec);
    return isWaiting ? WorkLock.await(folder, typed, terminal) : WorkLock.take(folder, typed);
  }

  private Integer run(NightlyWork work, List<NightlyPart> asked, Terminal terminal)
      throws IOException, InterruptedException {
    NightlyRunner runner =
        new NightlyRunner(
            work.home(),
            work.store(),
            () -> BuildInfo.commit(work.home()),
            ThisMachine.description(),
            NightlyRunner.Limits.STANDARD,
            Clock.systemUTC());
    int failed = 0;
    for (NightlyPart part : asked) {
      int killed = runner.endAbandoned(part);
      if (killed > 0) {
        terminal.say("%s: ended %d processes of a killed run".formatted(part.name(), killed));
      }
      if (!isAgain && work.hasPassed(part)) {
        terminal.say(part.name() + ": has passed at this commit; --again repeats it");
        continue;
      }
      terminal.say(
          "%s: about %d min, at most %d; its output: %s"
              .formatted(
                  part.name(),
                  part.minutes(),
                  NightlyPart.LIMIT.toMinutes(),
                  work.store().folder().resolve(part.name())));
      PartRecord record = runner.run(part);
      failed += record.hasPassed() ? 0 : 1;
      terminal.say(
          "%s: %s%s after %.1f min"
              .formatted(
                  part.name(),
                  record.result().outcome().label(),
                  record.hasPassed() ? "" : ", " + record.result().reason(),
                  record.seconds() / SECONDS_PER_MINUTE));
    }
    terminal.result(failed == 0 ? "All of these parts have passed." : failed + " parts failed.");
    return failed == 0 ? 0 : 1;
  }
}
