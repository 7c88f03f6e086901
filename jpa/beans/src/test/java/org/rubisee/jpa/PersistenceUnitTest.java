package org.rubisee.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.persistence.spi.PersistenceProvider;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.persistence.internal.databaseaccess.DatabasePlatform;
import org.eclipse.persistence.sessions.DatabaseLogin;
import org.eclipse.persistence.sessions.DatabaseSession;
import org.eclipse.persistence.sessions.Project;
import org.eclipse.persistence.sessions.SessionCustomizer;
import org.junit.jupiter.api.Test;

/** The knob persistence-provider and the persistence unit name the same classes. */
class PersistenceUnitTest {
  private static final Path KNOBS = Path.of("../implementation.properties");
  private static final String KNOB = "knob.persistence-provider.";
  private static final String PROPERTY = "rubis.persistence-provider";

  @Test
  void eachProviderOfTheKnobIsThere() throws Exception {
    for (String value : knobs().getProperty(KNOB + "values").split(", ")) {
      assertThat(Class.forName(classOf(value))).isAssignableTo(PersistenceProvider.class);
    }
  }

  @Test
  void theDefaultOfTheKnobIsThatOfThePersistenceUnit() throws Exception {
    String standard = knobs().getProperty(KNOB + "values").split(", ")[0];
    assertThat(inPersistenceXml("<provider>(.+)</provider>"))
        .isEqualTo(String.format(Locale.ROOT, "${%s:%s}", PROPERTY, classOf(standard)));
  }

  @Test
  void eclipseLinkTriesNoQueryAgain() throws Exception {
    Class<?> customizer =
        Class.forName(inPersistenceXml("eclipselink.session.customizer\" value=\"(.+)\""));
    DatabaseSession session = new Project(new DatabaseLogin()).createDatabaseSession();
    assertThat(session.getLogin().getQueryRetryAttemptCount()).isPositive();

    ((SessionCustomizer) customizer.getConstructor().newInstance()).customize(session);

    assertThat(session.getLogin().getQueryRetryAttemptCount()).isZero();
  }

  @Test
  void eclipseLinkFindsItsDatabase() throws Exception {
    assertThat(Class.forName(inPersistenceXml("eclipselink.target-database\" value=\"(.+)\"")))
        .isAssignableTo(DatabasePlatform.class);
  }

  private static String classOf(String value) throws IOException {
    return knobs().getProperty(KNOB + value + ".sets").substring(PROPERTY.length() + 1);
  }

  private static Properties knobs() throws IOException {
    Properties properties = new Properties();
    try (Reader in = Files.newBufferedReader(KNOBS)) {
      properties.load(in);
    }
    return properties;
  }

  private static String inPersistenceXml(String pattern) throws IOException {
    String xml = Files.readString(Path.of("src/main/resources/META-INF/persistence.xml"));
    return Pattern.compile(pattern)
        .matcher(xml)
        .results()
        .findFirst()
        .map((MatchResult found) -> found.group(1))
        .orElseThrow();
  }
}
