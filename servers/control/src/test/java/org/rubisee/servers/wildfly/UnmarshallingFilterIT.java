package org.rubisee.servers.wildfly;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.servers.ManagedServer;

/**
 * What the filter of the provisioned application server lets a call of a bean carry. The filter is
 * WildFly's own class, so an update that reads our list in another way is noticed.
 */
class UnmarshallingFilterIT {

  private static final Path APP_SERVER =
      Path.of(System.getProperty("rubis.home")).resolve("servers/app-server/target/server");
  private static final String FILTER = "org.jboss.as.ejb3.subsystem.FilterSpecClassResolverFilter";
  private static final String PROPERTY = "jboss.experimental.ejb.unmarshalling.filter.spec";
  private static final String LOGGING = "org.jboss.logging.provider";

  private static URLClassLoader wildFly;
  private static String loggingBefore;
  private static Function<String, Boolean> filter;

  @TempDir private Path folder;

  @BeforeAll
  static void readTheServersFilter() throws Exception {
    // WildFly's libraries bring the logging of a server, which is not there.
    loggingBefore = System.setProperty(LOGGING, "jdk");
    wildFly = new URLClassLoader(libraries(), ClassLoader.getPlatformClassLoader());
    Constructor<?> constructor =
        Class.forName(FILTER, true, wildFly).getDeclaredConstructor(String.class);
    constructor.setAccessible(true);
    filter = filter(constructor.newInstance(WildFlyStart.UNMARSHALLED));
  }

  @AfterAll
  static void close() throws IOException {
    if (loggingBefore == null) {
      System.clearProperty(LOGGING);
    } else {
      System.setProperty(LOGGING, loggingBefore);
    }
    wildFly.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.rubisee.model.NewBid",
        "org.rubisee.entities.Items$Home",
        "java.lang.Integer",
        "java.math.BigDecimal",
        "java.time.Ser",
        "java.util.ArrayList",
        "jakarta.ejb.EJBException",
      })
  void letsCallsCarryWhatTheSiteSends(String type) {
    assertThat(filter.apply(type)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java.net.URL",
        "java.lang.reflect.Proxy",
        "java.util.concurrent.ConcurrentHashMap",
        "java.rmi.server.UnicastRemoteObject",
        "javax.management.BadAttributeValueExpException",
        "javax.swing.UIDefaults",
        "com.mysql.cj.jdbc.MysqlDataSource",
        "org.hibernate.engine.spi.TypedValue",
        "org.apache.commons.collections.functors.InvokerTransformer",
        "org.rubiseeless.Gadget",
      })
  void instantiatesNothingElse(String type) {
    assertThat(filter.apply(type)).isFalse();
  }

  @Test
  void theServerIsToldByThePropertyThatItReads() throws IOException {
    new WildFlyStart(
            new WildFlyOptions(
                "app",
                APP_SERVER,
                folder,
                WildFlyOptions.Ports.ANY,
                List.of(),
                Map.of(),
                WildFlyOptions.JvmOptions.DEFAULT,
                Optional.empty()),
            new WildFlyOptions.Ports(8080, 9990),
            ManagedServer.LOOPBACK)
        .prepareFolder();

    assertThat(Files.readString(folder.resolve("server.properties"))).contains(PROPERTY + "=");
    assertThat(codeOfTheFilter()).contains(PROPERTY);
  }

  private static String codeOfTheFilter() throws IOException {
    try (InputStream code = wildFly.getResourceAsStream(FILTER.replace('.', '/') + ".class")) {
      return new String(code.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  @SuppressWarnings("unchecked") // it is a function of names of classes
  private static Function<String, Boolean> filter(Object filter) {
    return (Function<String, Boolean>) filter;
  }

  private static URL[] libraries() throws IOException {
    try (Stream<Path> files = Files.walk(APP_SERVER.resolve("modules"))) {
      return files
          .filter(file -> file.toString().endsWith(".jar"))
          .map(UnmarshallingFilterIT::url)
          .toArray(URL[]::new);
    }
  }

  private static URL url(Path file) {
    try {
      return file.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
