package org.rubisee.bench;

import static org.rubisee.bench.LedgerCommitOption.A;
import static org.rubisee.bench.LedgerCommitOption.B;
import static org.rubisee.bench.LedgerCommitOption.C;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.ledger.Ledger;
import org.rubisee.bench.ledger.LedgerCsv;
import org.rubisee.bench.ledger.LedgerTable;

/**
 * Ledgers on disk.
 *
 * @param docs the folder of the documentation, which holds the agreed ones
 */
record LedgerFiles(Path docs) {

  private static final String INTRODUCTION =
      """
      # The ledger

      What each interaction costs in each implementation, counted, not timed, so it is the same on every machine. `./rubis ledger` makes it: the tiny
      data (1,000 users, 800 running auctions) with the clock standing still two days after the load, servers that do nothing else, every interaction six
      times to warm up and once to count. A relay between any two tiers reads along: it counts bytes, and in the database's own protocol the statements
      that the driver executes and the rows that come back. The servers log each call of a bean. The entity beans run with
      commit option C; where a heading says option A, with A and after the beans have been loaded.

      All columns and the calls by name are in [`ledger/`](ledger), a CSV file per implementation; `.rubis/ledger/*.json` holds the statements too.
      `./rubis ledger --check` and a test of `mvn verify` fail when a number changes, and say which; bytes may differ by 2 %. How the calls compare with
      those of RUBiS 1.4.3 is checked too: [deviations.md](deviations.md) gives the reason for each difference. `./rubis ledger --agree` rewrites this page.

      In the names, N is the number of items listed; *bids* and *qty* tell of the item shown. The sizes of the data that a number depends on are in the CSV files.

      To see the same counts of any page while you look at it: `./rubis serve entity-cmp --show-costs` writes them in its footer and into the header `Rubis-Costs`
      (`curl -sD - -o page.html URL`). The first page of its kind costs a little more, for what is looked up once. Calls of `--call-passing network` are remote calls there.
      """;

  Path folder() {
    return docs.resolve("ledger");
  }

  /**
   * Makes ledgers the agreed ones, and renders the page of all agreed ones.
   *
   * @param names all implementations, in their order
   */
  void agree(List<Ledger> ledgers, List<String> names) throws IOException {
    Files.createDirectories(folder());
    for (Ledger ledger : ledgers) {
      Files.writeString(file(ledger.implementation()), LedgerCsv.write(ledger));
    }
    List<Ledger> all =
        names.stream()
            .flatMap(name -> Stream.of(C, B, A).map(option -> option.nameOf(name)))
            .filter(this::isAgreed)
            .map(this::agreed)
            .toList();
    Files.writeString(docs.resolve("ledger.md"), INTRODUCTION + LedgerTable.markdown(all));
  }

  private boolean isAgreed(String implementation) {
    return Files.isRegularFile(file(implementation));
  }

  /**
   * The agreed ledger of an implementation.
   *
   * @throws CommandFailedException if there is none
   */
  Ledger agreed(String implementation) {
    if (!isAgreed(implementation)) {
      throw new CommandFailedException(
          "There is no agreed ledger of "
              + implementation
              + ": look at what was counted, then agree with 'rubis ledger "
              + implementation
              + " --agree'");
    }
    return LedgerCsv.read(implementation, file(implementation));
  }

  private Path file(String implementation) {
    return folder().resolve(implementation + ".csv");
  }

  /** Writes what was counted, a CSV file and a JSON file for each implementation. */
  static void writeResults(Path folder, List<Ledger> ledgers) throws IOException {
    Files.createDirectories(folder);
    ObjectMapper json = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    for (Ledger ledger : ledgers) {
      Path csv = folder.resolve(ledger.implementation() + ".csv");
      Files.writeString(csv, LedgerCsv.write(ledger));
      json.writeValue(folder.resolve(ledger.implementation() + ".json").toFile(), ledger);
    }
  }
}
