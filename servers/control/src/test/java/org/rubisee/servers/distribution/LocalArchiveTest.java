package org.rubisee.servers.distribution;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalArchiveTest {

  private static final String NAMESPACE = "xmlns='https://jakarta.ee/xml/ns/jakartaee'";

  private static final Map<String, String> BEANS =
      Map.of(
          "org/site/AuthBean.class", "..Ljakarta/ejb/Stateless;..",
          "org/site/PutBidBean.class", "..Ljakarta/ejb/Stateless;..",
          "org/site/Sql.class", "..",
          "META-INF/ejb-jar.xml",
              "<ejb-jar "
                  + NAMESPACE
                  + "><enterprise-beans><session><ejb-name>PutBidBean</ejb-name><ejb-ref>"
                  + "<lookup-name>ejb:site/beans/AuthBean!org.model.Auth</lookup-name></ejb-ref>"
                  + "</session></enterprise-beans><assembly-descriptor><application-exception/>"
                  + "</assembly-descriptor></ejb-jar>");

  private static final String REFERENCE =
      "<resource-ref><res-ref-name>jdbc/RubisDS</res-ref-name><res-type>javax.sql.DataSource</res-type>"
          + "<lookup-name>jdbc/RubisDS</lookup-name></resource-ref>";

  @TempDir private Path folder;

  @Test
  void givesBeansALocalViewAndTheNamesOfTheServer() throws IOException {
    LocalArchive archive = new LocalArchive(Map.of(), Map.of(), Optional.empty());
    Map<String, byte[]> ear = converted(archive, Map.of());

    Map<String, byte[]> beans = entries(ear.get("beans.jar"));
    assertThat(text(beans, "META-INF/ejb-jar.xml"))
        .contains("<ejb-name>PutBidBean</ejb-name><local-bean/>")
        .contains("<ejb-name>AuthBean</ejb-name><local-bean/>")
        .contains("java:app/beans/AuthBean!org.site.AuthBean")
        .contains(REFERENCE)
        .doesNotContain("ejb:", "Sql", "interceptor");
    assertThat(text(beans, "org/site/Sql.class")).isEqualTo("..");
    assertThat(text(entries(ear.get("site.war")), "WEB-INF/web.xml"))
        .isEqualTo("<lookup-name>jdbc/RubisDS</lookup-name>");
    assertThat(text(ear, "lib/some.jar")).isEqualTo("no archive");
    assertThat(archive.names())
        .containsEntry("rubis.beans.name", "java:app/beans/%2$sBean!org.site.%2$sBean")
        .containsEntry("rubis.db.jndi-name", "jdbc/RubisDS");
    assertThat(archive.hasBeans()).isTrue();
    assertThat(archive.hasPersistence()).isFalse();
  }

  @Test
  void fillsInWhatAPersistenceUnitSaysOfProperties() throws IOException {
    LocalArchive archive =
        new LocalArchive(
            Map.of("rubis.persistence-provider", "some.Provider"),
            Map.of("hibernate.another", "1"),
            Optional.empty());
    String unit =
        "${rubis.persistence-provider:other} java:jboss/datasources/RubisDS <properties>${rubis.cache:false}";
    Map<String, byte[]> ear = converted(archive, Map.of("META-INF/persistence.xml", unit));

    assertThat(text(entries(ear.get("beans.jar")), "META-INF/persistence.xml"))
        .startsWith("some.Provider jdbc/RubisDS <properties><property name=")
        .contains("RELEASE_BEFORE_TRANSACTION_COMPLETION", "name=\"hibernate.another\" value=\"1\"")
        .endsWith("value=\"false\" />false");
    assertThat(archive.hasPersistence()).isTrue();
  }

  @Test
  void logsCallsOfAllBeansIfThatIsAskedFor() throws IOException {
    Path logger = Files.writeString(folder.resolve("call-log.jar"), "logger");
    Map<String, byte[]> ear =
        converted(new LocalArchive(Map.of(), Map.of(), Optional.of(logger)), Map.of());

    assertThat(text(ear, "lib/call-log.jar")).isEqualTo("logger");
    assertThat(text(entries(ear.get("beans.jar")), "META-INF/ejb-jar.xml"))
        .contains(
            "<assembly-descriptor><interceptor-binding><ejb-name>*</ejb-name><interceptor-class>"
                + "org.rubisee.calllog.LoggedCalls</interceptor-class></interceptor-binding>"
                + "<application-exception/>");
  }

  private Map<String, byte[]> converted(LocalArchive archive, Map<String, String> more)
      throws IOException {
    Map<String, byte[]> beans = new TreeMap<>();
    BEANS.forEach((name, text) -> beans.put(name, text.getBytes(UTF_8)));
    more.forEach((name, text) -> beans.put(name, text.getBytes(UTF_8)));
    byte[] web =
        zip(
            Map.of(
                "WEB-INF/web.xml",
                "<lookup-name>java:jboss/datasources/RubisDS</lookup-name>".getBytes(UTF_8)));
    Path ear = folder.resolve("site.ear");
    Files.write(
        ear,
        zip(
            Map.of(
                "beans.jar", zip(beans),
                "site.war", web,
                "lib/some.jar", "no archive".getBytes(UTF_8),
                "META-INF/application.xml", ("<application " + NAMESPACE + "/>").getBytes(UTF_8))));
    Path target = folder.resolve("target.ear");
    archive.convert(ear, target);
    return entries(Files.readAllBytes(target));
  }

  private static String text(Map<String, byte[]> entries, String name) {
    return new String(entries.get(name), UTF_8);
  }

  private static byte[] zip(Map<String, byte[]> entries) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue());
      }
    }
    return bytes.toByteArray();
  }

  private static Map<String, byte[]> entries(byte[] archive) throws IOException {
    Map<String, byte[]> entries = new TreeMap<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(archive))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        entries.put(entry.getName(), in.readAllBytes());
      }
    }
    return entries;
  }
}
