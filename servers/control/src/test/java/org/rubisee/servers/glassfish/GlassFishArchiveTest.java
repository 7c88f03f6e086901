package org.rubisee.servers.glassfish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GlassFishArchiveTest {

  private static final String EJB_JAR = "META-INF/ejb-jar.xml";
  private static final String ITEM =
      """
      <entity>
        <ejb-name>Item</ejb-name>
        <home>shop.Items$Home</home>
        <remote>shop.Item$Remote</remote>
        <local-home>shop.Items$LocalHome</local-home>
        <local>shop.Item$Local</local>
        <ejb-class>%s</ejb-class>
      </entity>
      """;
  private static final String SHOP =
      """
      <session>
        <ejb-name>Shop</ejb-name>
        <business-remote>shop.Shop</business-remote>
        <ejb-class>shop.ShopBean</ejb-class>
      </session>
      """;
  private static final String WEB =
      "<web-app xmlns=\"urn:ee\"><display-name>a</display-name></web-app>";

  @TempDir private Path folder;

  private Path app;
  private Path other;
  private Path web;

  @BeforeEach
  void makeArchives() throws IOException {
    app =
        archive(
            "shop.ear",
            Map.of(
                "META-INF/application.xml", "as WildFly has it",
                "entity-container-wildfly.jar", "not for GlassFish",
                "sessions.jar", module(SHOP),
                "lib/managed.jar", jar(Map.of("shop/ManagedItem.class", "managed")),
                "lib/managed-entities.jar",
                    module(String.format(Locale.ROOT, ITEM, "shop.ManagedItem")),
                "lib/model.jar", jar(Map.of("shop/Model.class", "model"))));
    other =
        archive(
            "other.ear",
            Map.of(
                "queries.jar", module(SHOP.replace("Shop", "Query")),
                "lib/own.jar", jar(Map.of("shop/OwnItem.class", "own")),
                "lib/own-entities.jar", module(String.format(Locale.ROOT, ITEM, "shop.OwnItem")),
                "lib/model.jar", jar(Map.of("shop/Model.class", "model"))));
    web =
        archive(
            "shop.war",
            Map.of(
                "WEB-INF/web.xml", WEB,
                "WEB-INF/lib/model.jar", jar(Map.of("shop/Model.class", "model")),
                "WEB-INF/lib/pages.jar", jar(Map.of("shop/Page.class", "page"))));
  }

  @Test
  void modulesAreDeployedAndLibrariesShared() throws IOException {
    Map<String, byte[]> entries = written(app);

    assertThat(entries)
        .containsOnlyKeys(
            "META-INF/MANIFEST.MF",
            "META-INF/application.xml",
            "managed-entities.jar",
            "sessions.jar",
            "lib/managed.jar",
            "lib/model.jar",
            "shop.war");
    assertThat(text(entries.get("META-INF/application.xml")))
        .contains("<application-name>shop</application-name>")
        .contains("<ejb>managed-entities.jar</ejb>", "<ejb>sessions.jar</ejb>")
        .contains("<web-uri>shop.war</web-uri>", "<context-root>/shop</context-root>");
  }

  @Test
  void classesAreCopiedAsTheyAre() throws IOException {
    Map<String, byte[]> before = entries(Files.readAllBytes(app));
    Map<String, byte[]> after = written(app);

    for (String library : List.of("lib/managed.jar", "lib/model.jar")) {
      assertThat(after.get(library)).as(library).isEqualTo(before.get(library));
    }
  }

  @Test
  void modulesHaveLocalViewsAndADescriptorOfGlassFish() throws IOException {
    Map<String, byte[]> module = entries(written(app).get("managed-entities.jar"));

    assertThat(text(module.get(EJB_JAR)))
        .contains("<local-home>shop.Items$LocalHome</local-home>")
        .doesNotContain("$Home<", "$Remote<");
    assertThat(text(module.get(BeanSettings.FILE))).contains("<ejb-name>Item</ejb-name>");
  }

  @Test
  void pagesFindBeansInTheirEnvironment() throws IOException {
    Map<String, byte[]> pages = entries(written(app).get("shop.war"));

    assertThat(pages).containsOnlyKeys("WEB-INF/web.xml", "WEB-INF/lib/pages.jar");
    assertThat(text(pages.get("WEB-INF/web.xml")))
        .contains("<ejb-ref-name>ejb/Item</ejb-ref-name>", "<ejb-ref-name>ejb/Shop</ejb-ref-name>")
        .contains("<display-name>a</display-name>");
  }

  @Test
  void entityBeansOfAnotherApplicationTakeThePlaceOfItsOwn() throws IOException {
    Map<String, byte[]> entries = written(other);

    assertThat(entries)
        .containsKeys("own-entities.jar", "lib/own.jar", "sessions.jar")
        .doesNotContainKeys("managed-entities.jar", "lib/managed.jar", "queries.jar");
    assertThat(text(entries(entries.get("own-entities.jar")).get(EJB_JAR)))
        .contains("shop.OwnItem");
  }

  @Test
  void aWebArchiveWithoutDescriptorIsRefused() throws IOException {
    web = archive("bare.war", Map.of("index.html", "nothing"));

    assertThatThrownBy(() -> written(app))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("bare.war has no WEB-INF/web.xml");
  }

  private Map<String, byte[]> written(Path beans) throws IOException {
    Path target = Files.createDirectories(folder.resolve("written"));
    return entries(
        Files.readAllBytes(new GlassFishArchive(app, beans, web).write(target, Map.of())));
  }

  /** An EJB module, as it stands in an archive. */
  private static String module(String beans) throws IOException {
    return jar(
        Map.of(
            EJB_JAR,
            "<ejb-jar xmlns=\"urn:ee\"><enterprise-beans>"
                + beans
                + "</enterprise-beans></ejb-jar>"));
  }

  /** Bytes as characters of ISO 8859-1. */
  private static String jar(Map<String, String> entries) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, String> entry : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue().getBytes(StandardCharsets.ISO_8859_1));
        out.closeEntry();
      }
    }
    return bytes.toString(StandardCharsets.ISO_8859_1);
  }

  private Path archive(String name, Map<String, String> entries) throws IOException {
    return Files.write(folder.resolve(name), jar(entries).getBytes(StandardCharsets.ISO_8859_1));
  }

  private static Map<String, byte[]> entries(byte[] archive) throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(archive))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        entries.put(entry.getName(), in.readAllBytes());
      }
    }
    return entries;
  }

  private static String text(byte[] content) {
    return new String(content, StandardCharsets.UTF_8);
  }
}
