package org.rubisee.sessionfacade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rubisee.model.UseCases;

class DescriptorsTest {
  private static final Pattern FACADE =
      Pattern.compile("<ejb-class>org\\.rubisee\\.facades\\.(\\w+)Facade</ejb-class>");

  private final String facades = read("facades");
  private final String entities = read("entities");

  @Test
  void hasAFacadeForEachUseCaseButTheTwoThatAreOneCreate() {
    List<String> described =
        FACADE.matcher(facades).results().map((MatchResult found) -> found.group(1)).toList();

    assertThat(described)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(UseCases.class.getMethods())
                .map(Method::getReturnType)
                .map(Class::getSimpleName)
                .filter(name -> !name.equals("StoreBid") && !name.equals("RegisterItem"))
                .toList());
  }

  @Test
  void reachesEntityBeansByRemoteInterfacesOnly() {
    assertThat(facades).doesNotContain("$LocalHome", "$Local");
    assertThat(entities).doesNotContain("<local-home>", "<local>", "$LocalHome", "$Local");
  }

  @Test
  void namesItsOwnApplication() {
    assertThat(facades)
        .contains("java:global/session-facade/entities/")
        .doesNotContain("APPLICATION");
  }

  /** One of those that the build makes. */
  private static String read(String descriptor) {
    Path file = Path.of("target/descriptors", descriptor, "META-INF/ejb-jar.xml");
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError("Run 'mvn test' in the module's folder, which makes " + file, e);
    }
  }
}
