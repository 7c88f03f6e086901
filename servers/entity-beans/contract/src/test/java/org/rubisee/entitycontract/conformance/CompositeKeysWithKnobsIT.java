package org.rubisee.entitycontract.conformance;

import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.container.ContainerSettings;
import org.rubisee.entitycontract.OwnContainer;
import org.rubisee.entitycontract.SiteData;
import org.rubisee.schema.DatabaseAddress;

/** In entity-container, keys of two columns work whatever it keeps between transactions. */
@ExtendWith(SiteData.class)
class CompositeKeysWithKnobsIT {
  private static DatabaseAddress database;
  private static Path archive;

  @BeforeAll
  static void makeTables(SiteData.Running running, @TempDir Path folder) throws Exception {
    database = running.address();
    Subject.makeTables(database);
    archive = ConformanceArchive.make(folder);
  }

  @TestFactory
  Stream<DynamicTest> rulesHold() {
    return Stream.of(
            List.of("commit-option=A"),
            List.of("commit-option=B"),
            List.of("commit-option=C", "read-ahead=on", "insert-check=on"))
        .flatMap(
            knobs ->
                CompositeKeyRules.all().stream()
                    .map(
                        rule ->
                            DynamicTest.dynamicTest(
                                rule.name() + " " + knobs, () -> tried(rule, knobs))));
  }

  /** In a container of its own: one that keeps state does not see that another rule's rows left. */
  private static void tried(Rule rule, List<String> knobs) throws Exception {
    Properties settings = new Properties();
    for (String knob : knobs) {
      String[] nameAndValue = knob.split("=", 2);
      settings.setProperty(ContainerSettings.PREFIX + nameAndValue[0], nameAndValue[1]);
    }
    try (OwnContainer container = new OwnContainer(database, archive, settings);
        Subject subject = new Subject(container, Rule.Form.CMP.bean(), database)) {
      subject.reset();
      rule.trial().on(subject);
    }
  }
}
