package org.rubisee.bench.fault.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.run.Conclusion;
import org.rubisee.bench.run.Unit;
import org.rubisee.bench.run.Units;
import org.rubisee.settings.Text;

/**
 * Units that are planned beforehand. Each has a folder of its own with a record of what came of it.
 * After each unit its record and the report are on disk.
 *
 * @param <U> the unit
 * @param <R> the record
 */
public abstract class RecordedUnits<U extends Unit, R extends RecordedUnits.Outcome>
    implements Units<U> {

  private final Path folder;
  private final Terminal terminal;
  private final String file;
  private final Class<R> type;
  private final Map<String, R> records = new LinkedHashMap<>();
  private final ResultsJson json = new ResultsJson();

  /** What came of a unit. */
  public interface Outcome {

    /** Whether the unit did not come to its end. */
    boolean isBroken();

    /** Why it failed; empty: it passed. */
    List<String> complaints();

    /** Whether it passed. */
    default boolean isWell() {
      return complaints().isEmpty();
    }
  }

  /**
   * The units of a run.
   *
   * @param folder of the run; units that ended in it are not run again
   * @param file the name of the file of a record
   * @param type of the records
   */
  protected RecordedUnits(Path folder, Terminal terminal, String file, Class<R> type) {
    this.folder = folder;
    this.terminal = terminal;
    this.file = file;
    this.type = type;
  }

  /** All units, in their order. */
  protected abstract List<U> planned();

  /** Where a unit leaves what it measured. */
  protected abstract Path folderOf(U unit);

  /** Prepares a unit, loads it and judges it. */
  protected abstract R judged(U unit) throws IOException, InterruptedException, SQLException;

  /** The record of a unit that did not come to its end. */
  protected abstract R broken(U unit, String why);

  /** Whether a unit that ended still counts, by those before it that do. */
  protected boolean counts(U unit) {
    return true;
  }

  /** A record for the user, in lines. */
  protected abstract String shown(R record);

  /** All figures for programs, in lines. */
  protected abstract List<String> metrics();

  /** Writes the report of the units that ended. */
  protected abstract Path report() throws IOException;

  /** Records of the units that ended, in their order, those of earlier runs included. */
  public List<R> records() {
    return planned().stream().flatMap(unit -> record(unit).stream()).toList();
  }

  /** The record of a unit that ended. */
  protected Optional<R> record(U unit) {
    return Optional.ofNullable(records.get(unit.name()));
  }

  @Override
  public void takeOver() throws IOException {
    for (U unit : planned()) {
      Optional<R> ended =
          json.ifThere(folderOf(unit).resolve(file), type)
              .filter(one -> !one.isBroken())
              .filter(one -> counts(unit));
      if (ended.isPresent()) {
        records.put(unit.name(), ended.get());
      } else {
        new RunFolder(folder).setAside(folderOf(unit));
      }
    }
    if (!records.isEmpty()) {
      terminal.say(Text.of("%d of %d are there", records.size(), planned().size()));
    }
  }

  @Override
  public Optional<U> next() {
    return planned().stream().filter(unit -> !records.containsKey(unit.name())).findFirst();
  }

  @Override
  public void run(U unit) throws IOException, InterruptedException, SQLException {
    Files.createDirectories(folderOf(unit));
    keep(unit, judged(unit));
  }

  @Override
  public boolean keepBroken(U unit, Exception failure) throws IOException {
    keep(unit, broken(unit, String.valueOf(failure.getMessage())));
    return true;
  }

  private void keep(U unit, R record) throws IOException {
    json.write(Files.createDirectories(folderOf(unit)).resolve(file), record);
    records.put(unit.name(), record);
    report();
    terminal.say(shown(record));
  }

  @Override
  public Conclusion conclude(RunState state) throws IOException {
    new RunFolder(folder).end(state);
    return new Conclusion(
        metrics(),
        records.isEmpty() ? Optional.empty() : Optional.of(report()),
        records.values().stream().allMatch(Outcome::isWell) ? 0 : Conclusion.GATE_FAILED);
  }
}
