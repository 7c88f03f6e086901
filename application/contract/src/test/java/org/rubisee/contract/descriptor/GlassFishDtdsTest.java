package org.rubisee.contract.descriptor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GlassFishDtdsTest {

  private static final String DOCTYPE =
      "<!DOCTYPE shop PUBLIC \"-//Shop//DTD Shop//EN\" \"http://example.org/dtds/shop_1.dtd\">";

  @TempDir private Path folder;

  private GlassFishDtds dtds;

  @BeforeEach
  void makeServer() throws IOException {
    try (ZipOutputStream jar =
        new ZipOutputStream(Files.newOutputStream(folder.resolve("server.jar")))) {
      put(jar, "dtds/shop_1.dtd", "<!ELEMENT shop (name, place)>" + text("name") + text("place"));
      put(jar, "sun-cmp-mapping_1_2.dtd", "<!ELEMENT sun-cmp-mappings (map+)>" + text("map"));
    }
    dtds = new GlassFishDtds(folder);
  }

  @Test
  void acceptsADescriptorThatKeepsItsDtd() {
    assertThat(complaints(DOCTYPE + "<shop><name>a</name><place>b</place></shop>")).isEmpty();
  }

  @Test
  void rejectsElementsInAnotherOrder() {
    assertThat(complaints(DOCTYPE + "\n<shop><place>b</place><name>a</name></shop>"))
        .singleElement()
        .asString()
        .contains("made-up.jar!/META-INF/shop.xml, line 2", "(name,place)");
  }

  @Test
  void knowsTheDtdOfMappingsThatNameNone() {
    assertThat(complaints("<sun-cmp-mappings><map>a</map></sun-cmp-mappings>")).isEmpty();
    assertThat(complaints("<sun-cmp-mappings/>")).singleElement().asString().contains("(map)+");
  }

  @Test
  void namesADtdThatTheServerLacks() {
    assertThat(complaints(DOCTYPE.replace("shop_1", "shop_2") + "<shop/>"))
        .singleElement()
        .asString()
        .contains("The server has no DTD 'shop_2.dtd'");
  }

  @Test
  void rejectsADescriptorWithoutADtd() {
    assertThat(complaints("<shop/>")).isNotEmpty();
  }

  private List<String> complaints(String text) {
    return dtds.complaints(
        new Descriptor("made-up.jar!/META-INF/shop.xml", text.getBytes(StandardCharsets.UTF_8)));
  }

  private static String text(String element) {
    return "<!ELEMENT " + element + " (#PCDATA)>";
  }

  private static void put(ZipOutputStream jar, String name, String content) throws IOException {
    jar.putNextEntry(new ZipEntry(name));
    jar.write(content.getBytes(StandardCharsets.UTF_8));
    jar.closeEntry();
  }
}
