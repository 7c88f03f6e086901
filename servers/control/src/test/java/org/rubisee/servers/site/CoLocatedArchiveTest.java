package org.rubisee.servers.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoLocatedArchiveTest {

  private static final String EJB_CLIENT = "META-INF/jboss-ejb-client.xml";
  private static final Map<String, String> PAGES =
      Map.of(
          "WEB-INF/lib/model.jar", "model",
          "WEB-INF/lib/pages.jar", "pages");
  private static final Map<String, String> BEANS =
      Map.of(
          "META-INF/application.xml",
          "<application><module><ejb>beans.jar</ejb></module></application>",
          "beans.jar",
          "beans",
          "lib/model.jar",
          "model");

  @TempDir private Path folder;

  @Test
  void theWebArchiveIsAModuleOfTheApplication() throws IOException {
    Map<String, String> both = together(BEANS);
    assertThat(both)
        .containsEntry("beans.jar", "beans")
        .containsEntry("lib/model.jar", "model")
        .containsKey("site.war");
    assertThat(both.get("META-INF/application.xml"))
        .contains("<web-uri>site.war</web-uri>", "<context-root>/site</context-root>")
        .contains("<ejb>beans.jar</ejb>");
  }

  @Test
  void aLibraryOfBothTiersIsThereOnce() throws IOException {
    together(BEANS);
    Path web = folder.resolve("site.war.unpacked");
    Files.write(web, entry(folder.resolve("both/site.ear"), "site.war"));
    assertThat(entries(web))
        .containsKey("WEB-INF/lib/pages.jar")
        .doesNotContainKey("WEB-INF/lib/model.jar");
  }

  @Test
  void callsOfBeansStayInTheServer() throws IOException {
    Map<String, String> withOwn = new LinkedHashMap<>(BEANS);
    withOwn.put(EJB_CLIENT, "its own way over the network");

    assertThat(together(BEANS).get(EJB_CLIENT)).doesNotContain("outbound-connection");
    assertThat(together(withOwn).get(EJB_CLIENT)).isEqualTo(together(BEANS).get(EJB_CLIENT));
  }

  @Test
  void theApplicationsOwnWayOverTheNetworkIsPreferred() throws IOException {
    assertThat(together(BEANS, true).get(EJB_CLIENT)).contains("rubis.ejb.over-network");
    Map<String, String> withOwn = new LinkedHashMap<>(BEANS);
    withOwn.put(EJB_CLIENT, "its own way");
    assertThat(together(withOwn, true)).containsEntry(EJB_CLIENT, "its own way");
  }

  private Map<String, String> together(Map<String, String> beans) throws IOException {
    return together(beans, false);
  }

  private Map<String, String> together(Map<String, String> beans, boolean isOverNetwork)
      throws IOException {
    Path app = archive("site.ear", beans);
    Path web = archive("site.war", PAGES);
    return entries(new CoLocatedArchive(app, web, isOverNetwork).write(folder.resolve("both")));
  }

  private Path archive(String name, Map<String, String> entries) throws IOException {
    Path file = folder.resolve(name);
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
      for (Map.Entry<String, String> entry : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
        out.closeEntry();
      }
    }
    return file;
  }

  private static Map<String, String> entries(Path archive) throws IOException {
    Map<String, String> entries = new LinkedHashMap<>();
    try (ZipInputStream in = new ZipInputStream(Files.newInputStream(archive))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        entries.put(entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return entries;
  }

  private static byte[] entry(Path archive, String name) throws IOException {
    try (InputStream file = Files.newInputStream(archive);
        ZipInputStream in = new ZipInputStream(file)) {
      ZipEntry entry = in.getNextEntry();
      while (!entry.getName().equals(name)) {
        entry = in.getNextEntry();
      }
      return in.readAllBytes();
    }
  }
}
