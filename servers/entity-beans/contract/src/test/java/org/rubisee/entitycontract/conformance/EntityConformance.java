package org.rubisee.entitycontract.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.entitycontract.BeanContainer;
import org.rubisee.entitycontract.SiteData;
import org.rubisee.schema.DatabaseAddress;

/**
 * The conformance suite: all rules, each a test, for both forms of the bean. A subclass says in
 * which container.
 *
 * <p>If the container's results are kept in {@code servers/entity-beans/contract/conformance}, a
 * rule that is known not to hold must still not hold: then the record is up to date.
 */
@ExtendWith(SiteData.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class EntityConformance {
  private static final boolean WRITES = Boolean.getBoolean("rubis.write-conformance");

  private final List<Outcome> outcomes = new ArrayList<>();
  private Optional<BeanContainer> container = Optional.empty();
  private DatabaseAddress address;

  /** Name of the container: letters, digits and hyphens. */
  protected abstract String name();

  /**
   * Deploys the suite's beans.
   *
   * @param database where the tables {@code accounts} and {@code holdings} are; a data source for
   *     it has the name {@code jdbc/Accounts} in the environment of the bean
   * @param archive an EJB module with the deployment descriptor; the classes are on the class path
   */
  protected abstract BeanContainer deploy(DatabaseAddress database, Path archive) throws Exception;

  /** All rules, in the order of the chapters. */
  static List<Rule> rules() {
    return Stream.of(
            ClientViewRules.all(),
            LifeCycleRules.all(),
            CompositeKeyRules.all(),
            TransactionRules.all())
        .flatMap(List::stream)
        .toList();
  }

  @BeforeAll
  final void start(SiteData.Running running, @TempDir Path folder) throws Exception {
    address = running.address();
    Subject.makeTables(address);
    container = Optional.of(deploy(address, ConformanceArchive.make(folder)));
  }

  @AfterAll
  final void stop() throws IOException {
    container.ifPresent(BeanContainer::close);
    if (WRITES) {
      ConformanceRecord.write(name(), outcomes);
    }
  }

  @TestFactory
  Stream<DynamicTest> rulesHold() throws IOException {
    ConformanceRecord known = ConformanceRecord.read(name());
    return rules().stream()
        .flatMap(
            rule ->
                rule.forms().stream()
                    .map(
                        form ->
                            DynamicTest.dynamicTest(
                                rule.name() + " (" + form + ")", () -> tried(rule, form, known))));
  }

  private void tried(Rule rule, Rule.Form form, ConformanceRecord known) throws Throwable {
    Optional<Throwable> failure = trial(rule, form);
    Outcome outcome = new Outcome(rule.name(), form, failure.isEmpty());
    outcomes.add(outcome);
    if (WRITES) {
      return;
    }
    if (known.isDeviation(outcome)) {
      assertThat(failure).as("holds now; conformance/%s.csv says no", name()).isPresent();
    } else if (failure.isPresent()) {
      throw failure.get();
    }
  }

  private Optional<Throwable> trial(Rule rule, Rule.Form form) throws Exception {
    try (Subject subject = new Subject(container.orElseThrow(), form.bean(), address)) {
      subject.reset();
      try {
        rule.trial().on(subject);
        return Optional.empty();
      } catch (Exception | AssertionError e) {
        return Optional.of(e);
      } finally {
        subject.reset();
      }
    }
  }
}
