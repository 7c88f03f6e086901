package org.rubisee.bench.ledger;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerCsv;
import org.rubisee.bench.ledger.table.LedgerFailedException;
import org.rubisee.bench.ledger.table.LedgerTable;
import org.rubisee.bench.ledger.table.LedgerVariant;

/**
 * Ledgers on disk.
 *
 * @param home root of the checkout, which holds the agreed ones
 */
public record LedgerFiles(Path home) {

  private static final String INTRODUCTION =
      """
      # The ledger

      What each interaction costs in each implementation, counted, not timed, so it is the same on every machine. `./rubis ledger` makes it: the tiny
      data (1,000 users, 800 running auctions) with the clock standing still two days after the load, servers that do nothing else, every interaction six
      times to warm up and once to count. A relay between any two tiers reads along: it counts bytes, and in the database's own protocol the statements
      that the driver executes and the rows that come back. The servers log each call of a bean. The entity beans run with
      commit option C, but for [two tables](#entity-beans-that-are-kept) of what option A changes.

      All columns and the calls by name are in CSV files, in the folder `ledger/` of each implementation: one, and with option A two more, `-A-cold` and `-A-warm`.
      `.rubis/ledger/*.json` holds the statements too.
      `./rubis ledger --check` and a test of `mvn verify` fail when a number changes, and say which; bytes may differ by 2 %. (`mvn verify` counts option A for one
      implementation, with `-Pnightly` for all.) How the calls compare with
      those of RUBiS 1.4.3 is checked too: [deviations.md](deviations.md) gives the reason for each difference. `./rubis ledger --agree` rewrites this page.
      Any knob can be set to look at what it changes: `./rubis ledger entity-cmp --read-ahead on`.

      In the names, N is the number of items listed; *bids* and *qty* tell of the item shown. The sizes of the data that a number depends on are in the CSV files.

      To see the same counts of any page while you look at it: `./rubis serve entity-cmp --show-costs` writes them in its footer and into the header `Rubis-Costs`
      (`curl -sD - -o page.html URL`). The first page of its kind costs a little more, for what is looked up once. Calls of `--call-passing network` are remote calls there.
      """;

  /** The page that is rendered from the agreed ones. */
  public Path page() {
    return home.resolve("docs/ledger.md");
  }

  /**
   * Makes ledgers the agreed ones, and renders the page of all agreed ones.
   *
   * @param names all implementations, in their order
   */
  public void agree(List<Ledger> ledgers, List<String> names) throws IOException {
    for (Ledger ledger : ledgers) {
      Path file = kept().file(ledger.implementation(), ledger.variant());
      Files.createDirectories(file.getParent());
      Files.writeString(file, LedgerCsv.write(ledger));
    }
    List<Ledger> all = names.stream().flatMap(name -> agreedOnes(name).stream()).toList();
    Files.writeString(page(), INTRODUCTION + LedgerTable.markdown(all));
  }

  private List<Ledger> agreedOnes(String implementation) {
    return LedgerVariant.AGREED.stream()
        .flatMap(variant -> kept().of(implementation, variant).stream())
        .toList();
  }

  /**
   * The agreed ledger of an implementation as it is delivered.
   *
   * @throws LedgerFailedException if there is none
   */
  public Ledger agreed(String implementation) {
    return agreed(implementation, LedgerVariant.C);
  }

  /**
   * An agreed ledger.
   *
   * @throws LedgerFailedException if there is none
   */
  public Ledger agreed(String implementation, LedgerVariant variant) {
    return kept()
        .of(implementation, variant)
        .orElseThrow(
            () ->
                new LedgerFailedException(
                    "There is no agreed ledger "
                        + home.relativize(kept().file(implementation, variant))
                        + ": look at what was counted, then agree with 'rubis ledger "
                        + implementation
                        + " --agree'"));
  }

  private AgreedLedgers kept() {
    return new AgreedLedgers(home);
  }

  /** Writes what was counted, a CSV file and a JSON file for each implementation. */
  public static void writeResults(Path folder, List<Ledger> ledgers) throws IOException {
    Files.createDirectories(folder);
    ObjectMapper json = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    for (Ledger ledger : ledgers) {
      Path csv = folder.resolve(ledger.name() + ".csv");
      Files.writeString(csv, LedgerCsv.write(ledger));
      json.writeValue(folder.resolve(ledger.name() + ".json").toFile(), ledger);
    }
  }
}
