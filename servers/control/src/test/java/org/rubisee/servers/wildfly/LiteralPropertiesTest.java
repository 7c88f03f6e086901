package org.rubisee.servers.wildfly;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.ServerFiles;

/** WildFly, which replaces expressions in its configuration, finds there what it was given. */
class LiteralPropertiesTest {

  private static final long SEED = 52;
  private static final String PASSWORD = "rubis.db.password";
  private static final Path SERVER =
      Path.of(System.getProperty("rubis.home"), "servers/web-server/target/server");

  @TempDir private Path root;

  static List<String> values() {
    Random random = new Random(SEED);
    List<String> values =
        new ArrayList<>(
            List.of("a$$b", "${c}", "a$${c}$$d", "${user.home}", "${", "${a${b}}", "x}${y:z}"));
    for (int number = 0; number < 1000; number++) {
      StringBuilder value = new StringBuilder();
      for (int i = random.nextInt(20); i >= 0; i--) {
        value.append(random.nextInt(3) > 0 ? (char) random.nextInt(' ', 127) : '$');
        value.append(random.nextInt(4) > 0 ? "" : random.nextBoolean() ? "${" : "}");
      }
      values.add(value.toString());
    }
    return values;
  }

  @Test
  void aPasswordIsTakenLiterally() throws Exception {
    Resolver wildFly = new Resolver();
    for (String value : values()) {
      assertThat(wildFly.resolved(PASSWORD, written(PASSWORD, value))).isEqualTo(value);
    }
  }

  @Test
  void whatTheSiteReadsItselfIsWrittenAsItIs() throws Exception {
    assertThat(written("rubis.site.ticket-key", "a${b}$$c")).isEqualTo("a${b}$$c");
  }

  /** The value of a property in the file that the server reads when it starts. */
  private String written(String name, String value) throws Exception {
    WildFlyOptions options =
        new WildFlyOptions(
            "web",
            SERVER,
            root.resolve("web"),
            WildFlyOptions.Ports.ANY,
            List.of(),
            Map.of(name, value),
            WildFlyOptions.JvmOptions.DEFAULT,
            Optional.empty());
    Files.createDirectories(options.folder());
    ServerFiles files = new ServerFiles(options.folder());
    files.write(
        new WildFlyStart(options, new WildFlyOptions.Ports(8080, 9990), "127.0.0.1")
            .systemProperties());
    Properties read = new Properties();
    try (InputStream in = Files.newInputStream(files.properties())) {
      read.load(in);
    }
    return read.getProperty(name);
  }

  /** The server's own code. */
  private static final class Resolver {
    private final Object simple;
    private final Method resolve;
    private final Class<?> node;
    private final Class<?> expression;

    Resolver() throws Exception {
      Path modules = SERVER.resolve("modules/system/layers/base");
      List<URL> jars = new ArrayList<>();
      for (String part :
          List.of(
              "org/jboss/as/controller",
              "org/jboss/dmr",
              "org/jboss/logging",
              "org/wildfly/common")) {
        try (Stream<Path> files = Files.list(modules.resolve(part).resolve("main"))) {
          for (Path jar : files.filter(file -> file.toString().endsWith(".jar")).toList()) {
            jars.add(jar.toUri().toURL());
          }
        }
      }
      ClassLoader loader =
          new URLClassLoader(jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
      node = loader.loadClass("org.jboss.dmr.ModelNode");
      expression = loader.loadClass("org.jboss.dmr.ValueExpression");
      Class<?> resolver = loader.loadClass("org.jboss.as.controller.ExpressionResolver");
      simple = resolver.getField("SIMPLE").get(null);
      resolve = resolver.getMethod("resolveExpressions", node);
    }

    String resolved(String property, String value) throws Exception {
      System.setProperty(property, value);
      try {
        Object asked =
            node.getConstructor(expression)
                .newInstance(
                    expression.getConstructor(String.class).newInstance("${" + property + ":}"));
        return (String) node.getMethod("asString").invoke(resolve.invoke(simple, asked));
      } finally {
        System.clearProperty(property);
      }
    }
  }
}
