package org.rubisee.bench.fault;

import java.util.List;
import org.rubisee.bench.fault.site.RecordedUnits;
import org.rubisee.settings.Text;

/**
 * The label of a trial and what was seen in it: the content of {@value #FILE}.
 *
 * @param number of the trial
 * @param configuration the site
 * @param clients how many there were, without a crowd; 0: not known
 * @param fault its name, or {@value Fault#CONTROL}
 * @param kind its kind; empty for a control
 * @param tier where it was made: the label of a tier, or {@code host}
 * @param cause what was done, in words
 * @param clientsStartMillis when the clients started, milliseconds since 1970; 0: the trial did not
 *     come to its end
 * @param occurrences when the fault was there, each time; empty for a control
 * @param control number of the control; its own if it is compared with no other trial
 * @param effect what customers noticed, in words
 * @param recoverySeconds from the end of the fault until the site was well; -1: not seen
 * @param verdicts further figures, each with its limit; empty but for a crowd, or one server of
 *     several
 * @param writes the log of writes against the rows
 * @param violations of the database's invariants
 * @param complaints why the trial failed; empty: the site survived the fault
 */
record FaultRecord(
    int number,
    String configuration,
    int clients,
    String fault,
    String kind,
    String tier,
    String cause,
    long clientsStartMillis,
    List<Fault.Occurrence> occurrences,
    int control,
    String effect,
    double recoverySeconds,
    List<JudgedMetric> verdicts,
    WriteCheck.Finding writes,
    List<String> violations,
    List<String> complaints)
    implements RecordedUnits.Outcome {

  static final String FILE = "label.json";

  /** A trial that did not come to its end. */
  static FaultRecord broken(FaultPlan.Planned trial, String why) {
    return new FaultRecord(
        trial.number(),
        trial.configuration().name(),
        0,
        trial.faultName(),
        trial.fault().map(fault -> fault.kind().label()).orElse(""),
        trial.fault().map(Fault::place).orElse(""),
        trial.fault().map(fault -> fault.kind().cause()).orElse(""),
        0,
        List.of(),
        trial.control(),
        "",
        -1,
        List.of(),
        new WriteCheck.Finding(0, 0, 0, 0, 0, false, List.of()),
        List.of(),
        List.of("The trial did not come to its end: " + why));
  }

  @Override
  public boolean isBroken() {
    return clientsStartMillis == 0;
  }

  boolean isControl() {
    return fault.equals(Fault.CONTROL);
  }

  /** Its folder among the trials. */
  String folder() {
    return Text.of("%03d-%s-%s", number, configuration, fault);
  }
}
