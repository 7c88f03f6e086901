package org.rubisee.bench.ledger;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerCsv;
import org.rubisee.bench.ledger.table.LedgerFailedException;
import org.rubisee.bench.ledger.table.LedgerTable;
import org.rubisee.bench.ledger.table.LedgerVariant;
import org.rubisee.bench.ledger.table.OriginalTable;
import org.rubisee.bench.ledger.table.Originals;
import org.rubisee.bench.ledger.table.OwnKnobTable;
import org.rubisee.servers.knobs.Implementation;

/**
 * Ledgers on disk.
 *
 * @param home root of the checkout, which holds the agreed ones
 */
public record LedgerFiles(Path home) {

  private static final String INTRODUCTION =
      """
      # The ledger

      The ledger counts what each interaction does in each implementation. It contains no timings, so its
      counts are the same on every machine. `./rubis ledger` creates it with data of the scale `tiny`. The
      clock stands still two days after the load, and the servers do nothing else. Every interaction runs
      six times to warm up and once to be counted.

      A relay between any two tiers counts bytes. In the database's protocol it also counts the
      statements that the driver executes and the rows that come back. The servers log each call of a
      bean. The entity beans run with commit option C; [two tables](#entity-beans-that-are-kept) show
      what option A changes.

      SET switches auto-commit. The pool leaves a connection in the mode of its last statement, so a page
      sends SET only where it needs the other mode. The count therefore depends on the page before. The
      ledger visits all pages in the same order, over one connection. The pool checks idle connections
      every 30 s, which switches auto-commit on; servers whose calls are counted check once a day.

      The column `prepare` counts statements that are prepared, `other` any other command. PHP resets its
      connection at the beginning of each page (COM_CHANGE_USER), which `other` counts, too.

      All columns and the calls by name are in CSV files, in the folder `ledger/` of each implementation.
      There is one file per implementation, and with option A two more: `-A-cold` and `-A-warm`. Entity
      beans in OpenEJB have another one, `-openejb`, and [tables](#entity-beans-in-openejb). A knob of a
      single implementation [may have one, too](#with-a-knob-of-the-implementation).
      `.rubis/ledger/*.json` also has the statements.

      `./rubis ledger --check` and a test of `mvn verify` fail if a count has changed, and name it. Bytes
      may differ by 2 %. (`mvn verify` counts option A for one implementation, with `-Plong` for all.)
      On a database of your own (`--jdbc-url`) counts must be the same; on MariaDB the bytes to the database
      are not compared, because the driver sends one or two fewer with each statement.
      The same check compares the calls with those of RUBiS 1.4.3; [deviations.md](deviations.md) gives
      the reason for each difference. [Three tables](#beside-rubis-143) show the statements of both.
      `./rubis ledger --agree` writes this document again. To see what a
      knob changes, set it: `./rubis ledger entity-cmp@read-ahead=on`.

      The CSV files contain the sizes of the data that a count depends on.

      `./rubis serve entity-cmp --show-counts` shows the same counts for any page, in a panel at its
      foot and in the header `Rubis-Counts` (`curl -sD - -o page.html URL`). The panel also shows the
      milliseconds of each tier. The first page of its kind takes slightly more, because the server looks
      some objects up once. Calls of `call-passing=network` count as remote calls there.
      """;

  /** The document that is rendered from the agreed ones. */
  public Path page() {
    return home.resolve("docs/ledger.md");
  }

  /**
   * Makes ledgers the agreed ones, and renders the document of all agreed ones.
   *
   * @param names all implementations, in their order
   */
  public void agree(List<Ledger> ledgers, List<String> names) throws IOException {
    for (Ledger ledger : ledgers) {
      Path file = kept().file(ledger.implementation(), ledger.variant());
      Files.createDirectories(file.getParent());
      Files.writeString(file, LedgerCsv.write(ledger));
    }
    Files.writeString(page(), rendered(names));
  }

  /**
   * The text of the page, made from the agreed ledgers.
   *
   * @param names all implementations, in their order
   */
  String rendered(List<String> names) {
    List<Implementation> known = Implementation.in(home);
    List<Ledger> all =
        names.stream()
            .flatMap(name -> known.stream().filter(one -> one.name().equals(name)))
            .flatMap(this::agreedOnes)
            .toList();
    return INTRODUCTION
        + introduction(Applications.FIRST)
        + LedgerTable.markdown(all)
        + OwnKnobTable.markdown(all)
        + OriginalTable.markdown(all, Originals.of(known))
        + Applications.all().stream()
            .map(Application::name)
            .filter(application -> !application.equals(Applications.FIRST))
            .sorted()
            .map(this::chapter)
            .collect(Collectors.joining());
  }

  private static String introduction(String application) {
    String words = Applications.named(application).scenarios().introduction();
    return words.isEmpty() ? "" : "\n" + words;
  }

  /** The agreed ledgers of another application. */
  private String chapter(String application) {
    List<Ledger> ledgers =
        Implementation.ofAllApplications(home).stream()
            .filter(known -> known.application().equals(application))
            .flatMap(this::agreedOnes)
            .toList();
    return ledgers.isEmpty()
        ? ""
        : LedgerTable.chapter(
            Applications.named(application).title(), introduction(application), ledgers);
  }

  private Stream<Ledger> agreedOnes(Implementation implementation) {
    return LedgerVariant.keptBy(implementation).stream()
        .flatMap(variant -> kept().of(implementation.name(), variant).stream());
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
