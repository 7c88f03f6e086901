package org.rubisee.messages;

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
      Pattern.compile("<ejb-class>org\\.rubisee\\.(?:facades|messages)\\.(\\w+)Facade</ejb-class>");

  private final String facades = read("facades", "ejb-jar.xml");

  @Test
  void hasAFacadeForEachUseCaseButTheOneThatIsOneCreateAndForNotices() {
    List<String> described =
        FACADE.matcher(facades).results().map((MatchResult found) -> found.group(1)).toList();

    assertThat(described)
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(
                    Stream.of("Notices"),
                    Stream.of(UseCases.class.getMethods())
                        .map(Method::getReturnType)
                        .map(Class::getSimpleName)
                        .filter(name -> !name.equals("RegisterItem")))
                .toList());
    assertThat(facades)
        .contains("org.rubisee.messages.StoreBidFacade", "org.rubisee.messages.StoreBuyNowFacade");
  }

  @Test
  void reachesEntityBeansByRemoteInterfacesOnly() {
    assertThat(facades).doesNotContain("$LocalHome", "$Local");
    assertThat(read("entities", "ejb-jar.xml"))
        .doesNotContain("<local-home>", "<local>", "$LocalHome", "$Local");
  }

  @Test
  void namesItsOwnApplication() {
    assertThat(facades)
        .contains("java:global/messages/entities/")
        .doesNotContain("APPLICATION", "session-facade");
  }

  @Test
  void bindsEachReceiverToTheBroker() {
    List<String> receivers =
        Pattern.compile("<message-driven>\\s*<ejb-name>(\\w+)<")
            .matcher(facades)
            .results()
            .map((MatchResult found) -> found.group(1))
            .toList();

    assertThat(receivers).containsExactly("Orders", "NoticeWriter");
    assertThat(read("facades", "jboss-ejb3.xml"))
        .contains(receivers.stream().map(name -> "<ejb-name>" + name + "</ejb-name>").toList());
  }

  /** One of those that the build makes. */
  private static String read(String module, String descriptor) {
    Path file = Path.of("target/descriptors", module, "META-INF", descriptor);
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError("Run 'mvn test' in the module's folder, which makes " + file, e);
    }
  }
}
