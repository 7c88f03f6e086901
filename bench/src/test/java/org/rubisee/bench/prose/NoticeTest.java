package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** NOTICE names what the build downloads. */
class NoticeTest {

  private static final Path HOME = MarkdownDocument.HOME;

  @Test
  void namesEveryLibraryThatTheRootPomManages() throws Exception {
    Element root = parsed(HOME.resolve("pom.xml"));
    Element managed = (Element) root.getElementsByTagName("dependencyManagement").item(0);
    assertThat(unnamed(elements(managed, "dependency"))).isEmpty();
  }

  @Test
  void namesEveryArchiveThatTheDatabaseIsTakenFrom() throws Exception {
    Element root = parsed(HOME.resolve("servers/db-server/pom.xml"));
    assertThat(unnamed(elements(root, "artifactItem"))).isEmpty();
  }

  private static List<String> unnamed(List<Element> artifacts) throws IOException {
    String notice = Files.readString(HOME.resolve("NOTICE"));
    List<String> named = List.of(notice.split("\\s+"));
    assertThat(artifacts).isNotEmpty();
    return artifacts.stream()
        .map(artifact -> text(artifact, "groupId") + ":" + text(artifact, "artifactId"))
        .filter(name -> !name.startsWith("org.rubisee:"))
        .filter(name -> !named.contains(name))
        .toList();
  }

  private static Element parsed(Path pom) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(pom.toFile())
        .getDocumentElement();
  }

  private static List<Element> elements(Element parent, String name) {
    NodeList found = parent.getElementsByTagName(name);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }

  /** The text of the first element of that name: an artifact's own, before its exclusions'. */
  private static String text(Element parent, String name) {
    return parent.getElementsByTagName(name).item(0).getTextContent().strip();
  }
}
