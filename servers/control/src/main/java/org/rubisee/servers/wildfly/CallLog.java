package org.rubisee.servers.wildfly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.XmlText;

/**
 * The log of calls of one server: what it needs to write one line for each call of a bean, each
 * lookup of the web tier and each operation on its transactions.
 *
 * @param folder the server's folder
 */
record CallLog(Path folder) {

  private static final String MODULE = "org.rubisee.calllog";

  private static final String HANDLER =
      """
                  <file-handler name="CALLS" autoflush="true">
                      <formatter><pattern-formatter pattern="%%m%%n"/></formatter>
                      <file path="%s"/>
                      <append value="false"/>
                  </file-handler>
                  <logger category="org.rubisee.calls" use-parent-handlers="false">
                      <level name="TRACE"/>
                      <handlers><handler name="CALLS"/></handlers>
                  </logger>
      """;

  private static final String INTERCEPTOR =
      String.format(
          Locale.ROOT,
          """
                  <server-interceptors>
                      <interceptor module="%s" class="org.rubisee.calllog.LoggedCalls"/>
                  </server-interceptors>
      """,
          MODULE);

  private static final String DESCRIPTION =
      String.format(
          Locale.ROOT,
          """
      <module xmlns="urn:jboss:module:1.9" name="%s">
          <resources><resource-root path="call-log.jar"/></resources>
          <dependencies><module name="jakarta.interceptor.api"/><module name="java.logging"/></dependencies>
      </module>
      """,
          MODULE);

  /** One call per line, in the order in which they began. */
  Path file() {
    return folder.resolve("calls.log");
  }

  /** Where the server finds the interceptor, besides its own modules. */
  Path modules() {
    return folder.resolve("modules");
  }

  /**
   * Adds the log to a server that has not started.
   *
   * @param jar the built interceptor
   */
  void install(Path jar) throws IOException {
    if (!Files.isRegularFile(jar)) {
      throw new ServerFailedException(
          jar + " is missing: run 'mvn -DskipTests package' in the root of the checkout");
    }
    DirectoryCopy.delete(modules());
    Path module = Files.createDirectories(modules().resolve("org/rubisee/calllog/main"));
    Files.copy(jar, module.resolve("call-log.jar"));
    Files.writeString(module.resolve("module.xml"), DESCRIPTION);
    Files.deleteIfExists(file());
    Path configuration = folder.resolve("configuration/standalone.xml");
    String xml = Files.readString(configuration);
    xml = addTo(xml, "urn:jboss:domain:logging:", handler());
    if (!xml.contains("<client-interceptors>")) {
      // a web server has no beans, and WildFly does not start with interceptors of both kinds
      xml = addTo(xml, "urn:jboss:domain:ejb3:", INTERCEPTOR);
    }
    Files.writeString(configuration, xml);
  }

  private String handler() {
    return String.format(Locale.ROOT, HANDLER, XmlText.of(file().toString()));
  }

  /** As the last thing in a subsystem. */
  private static String addTo(String xml, String namespace, String addition) {
    int start = xml.indexOf("<subsystem xmlns=\"" + namespace);
    int end = xml.indexOf("        </subsystem>", start);
    if (start < 0 || end < 0) {
      throw new ServerFailedException(
          "The server's configuration has no subsystem "
              + namespace
              + ": provision it again with 'mvn -DskipTests package'");
    }
    return xml.substring(0, end) + addition + xml.substring(end);
  }
}
