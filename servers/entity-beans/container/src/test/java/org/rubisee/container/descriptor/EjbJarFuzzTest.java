package org.rubisee.container.descriptor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.rubisee.fuzzing.FuzzTest;

/** Deployment descriptors of entity beans. */
class EjbJarFuzzTest extends FuzzTest {

  EjbJarFuzzTest() {
    super("ejb-jar");
  }

  @Override
  protected List<byte[]> examples() throws IOException {
    try (InputStream in = EjbJarFuzzTest.class.getResourceAsStream("/" + EjbJar.LOCATION)) {
      return List.of(in.readAllBytes());
    }
  }

  @Override
  protected List<String> words() {
    return List.of(
        "<ejb-jar>",
        "</ejb-jar>",
        "<enterprise-beans>",
        "<entity>",
        "</entity>",
        "<ejb-name>",
        "<cmp-field>",
        "<field-name>",
        "<query>",
        "<query-method>",
        "<method-params>",
        "<ejb-ql>",
        "<method-param>",
        "<persistence-type>Container</persistence-type>",
        "<ejb-ref>",
        "</",
        "<assembly-descriptor>",
        "<container-transaction>",
        "<trans-attribute>",
        "Required",
        "<application-exception>",
        "<rollback>true</rollback>",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "<!DOCTYPE a>",
        "&#0;",
        "&lt;",
        "xmlns=\"x\"",
        "<a>",
        "<home/>",
        "<local-home/>");
  }

  @Override
  protected void parse(byte[] input) throws IOException {
    EjbJar jar = EjbJar.parse(new ByteArrayInputStream(input));
    for (EntityDescriptor entity : jar.entities()) {
      assertThat(entity.name()).isNotNull();
      assertThat(entity.attributes().of("findAll")).isNotNull();
    }
    assertThat(jar.rollbackExceptions()).doesNotContainNull();
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown.getClass() == IOException.class
        || thrown.getClass() == IllegalArgumentException.class;
  }
}
