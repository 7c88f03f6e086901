package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

class XmlTest {

  @TempDir private Path folder;

  @Test
  void readsADescriptor() throws IOException {
    assertThat(Xml.text(parse("<web-app><name> x </name></web-app>").getDocumentElement(), "name"))
        .contains("x");
  }

  /** An entity of a document type could be a file, or grow without limit. */
  @Test
  void refusesDocumentTypes() throws IOException {
    Path file = Files.writeString(folder.resolve("secret"), "geheim");
    String entity = String.format(Locale.ROOT, "<!ENTITY secret SYSTEM '%s'>", file.toUri());
    for (String type : new String[] {"<!DOCTYPE web-app>", "<!DOCTYPE web-app [" + entity + "]>"}) {
      assertThatThrownBy(() -> parse(type + "<web-app><name>&secret;</name></web-app>"))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("DOCTYPE");
    }
  }

  private static Document parse(String xml) throws IOException {
    return Xml.parse(xml.getBytes(StandardCharsets.UTF_8));
  }
}
