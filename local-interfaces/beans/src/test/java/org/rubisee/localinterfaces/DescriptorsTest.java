package org.rubisee.localinterfaces;

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

  private final String facades = read("src/main/resources/META-INF/ejb-jar.xml");
  private final String entities = read("src/main/entities/META-INF/ejb-jar.xml");

  @Test
  void hasAFacadeForEachUseCase() {
    List<String> described =
        FACADE.matcher(facades).results().map((MatchResult found) -> found.group(1)).toList();

    assertThat(described)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(UseCases.class.getMethods())
                .map(Method::getReturnType)
                .map(Class::getSimpleName)
                .toList());
  }

  @Test
  void reachesEntityBeansByLocalInterfacesOnly() {
    assertThat(facades).doesNotContain("<home>", "$Home", "$Remote");
    assertThat(entities).doesNotContain("<home>", "$Home", "$Remote");
  }

  private static String read(String file) {
    try {
      return Files.readString(Path.of(file));
    } catch (IOException e) {
      throw new AssertionError("Run in the module's folder", e);
    }
  }
}
