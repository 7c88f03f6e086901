package org.rubisee.schema;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import org.rubisee.settings.FirstApplication;

/**
 * The data of an application: its tables, what they hold, and what must hold of it. This is all
 * that loading, restoring and auditing know of an application. A jar provides it as a service of
 * {@link ServiceLoader}; several applications may be on the class path.
 */
public interface ApplicationData {

  /** The application unless another is named. */
  String DEFAULT = FirstApplication.NAME;

  /** The application's name, in small letters. */
  String application();

  /** The tables and their indices. */
  Schema schema();

  /** How much data there may be. */
  Sizes sizes();

  /** What the tables hold after a load. */
  Content content(DataPlan plan);

  /**
   * What must hold at any time.
   *
   * @param plan what was loaded; empty if the data was made by another program
   */
  AuditPlan audit(Optional<DataPlan> plan);

  /**
   * The rows that writes of clients leave for good. Of an application without any, faults cannot be
   * made: nobody would notice a lost write.
   */
  List<StoredWrite> writes();

  /** How faults are made in the data. */
  FaultStatements faults();

  /** A table whose rows are read by this key to price a statement. It has rows after a load. */
  Key pricedRow();

  /** The table from which some implementations take ids, if there is one. */
  default Optional<IdTable> idTable() {
    return Optional.empty();
  }

  /**
   * The plan of a scale that has a name, with defaults for the rest.
   *
   * @throws IllegalArgumentException if no scale has that name
   */
  default DataPlan plan(String scale) {
    return DataPlan.of(application(), sizes().named(scale));
  }

  /**
   * The data of an application.
   *
   * @throws IllegalArgumentException if no such application is on the class path
   */
  static ApplicationData named(String application) {
    List<ApplicationData> known = known();
    return known.stream()
        .filter(data -> data.application().equals(application))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "No data of the application '"
                        + application
                        + "' is on the class path. Known applications: "
                        + String.join(
                            ", ", known.stream().map(ApplicationData::application).toList())));
  }

  /**
   * The data of the only application on the class path; of the default one if there are several.
   */
  static ApplicationData standard() {
    List<ApplicationData> known = known();
    return known.size() == 1 ? known.get(0) : named(DEFAULT);
  }

  /** The data that a plan is for; {@link #standard} without a plan. */
  static ApplicationData of(Optional<DataPlan> plan) {
    return plan.map(DataPlan::data).orElseGet(ApplicationData::standard);
  }

  private static List<ApplicationData> known() {
    return ServiceLoader.load(ApplicationData.class, ApplicationData.class.getClassLoader())
        .stream()
        .map(Provider::get)
        .toList();
  }
}
