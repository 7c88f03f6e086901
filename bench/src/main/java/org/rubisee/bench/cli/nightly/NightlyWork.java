package org.rubisee.bench.cli.nightly;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.bench.checkout.BuildInfo;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.nightly.NightlyPart;
import org.rubisee.bench.nightly.NightlyParts;
import org.rubisee.bench.nightly.PartRecord;
import org.rubisee.bench.nightly.RecordStore;

/**
 * The nightly tests of a checkout.
 *
 * @param home its root
 * @param parts what it declares
 * @param store what was recorded here
 * @param commit its commit; with {@code -dirty} if a tracked file differs from it
 */
record NightlyWork(Path home, NightlyParts parts, RecordStore store, String commit) {

  private static final String FOLDER = "nightly";

  static NightlyWork current() {
    Checkout checkout = Checkout.current();
    return new NightlyWork(
        checkout.home(),
        NightlyParts.read(checkout.home()),
        new RecordStore(checkout.results().resolve(FOLDER)),
        BuildInfo.commit(checkout.home()));
  }

  /** Whether a part passed at the present commit. */
  boolean hasPassed(NightlyPart part) throws IOException {
    return store.hasPassed(part.name(), commit);
  }

  /** The commit, as a line. */
  String commitLine() {
    return "Commit: "
        + (commit.isEmpty() ? "none; results cannot count for one" : PartRecord.shortCommit(commit))
        + (commit.endsWith("-dirty") ? ": tracked files differ, so no result counts for it" : "");
  }

  /** How an execution ended, as a line. */
  static String ending(Optional<PartRecord> record) {
    return record
        .map(
            known ->
                "%s%s on %s at %s"
                    .formatted(
                        known.result().outcome().label(),
                        known.result().reason().isEmpty()
                            ? ""
                            : " (" + known.result().reason() + ")",
                        known.started(),
                        known.shortCommit()))
        .orElse("never run");
  }
}
