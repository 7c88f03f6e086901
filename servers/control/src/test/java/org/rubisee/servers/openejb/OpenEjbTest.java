package org.rubisee.servers.openejb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.rmi.MarshalledObject;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javax.management.BadAttributeValueExpException;
import javax.management.ObjectName;
import javax.security.auth.Subject;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.Money;

/** Which classes a call of a bean may carry. */
class OpenEjbTest {

  @Test
  void callsCarryValuesOfTheSite() throws Exception {
    List<Object> values =
        List.of(Money.of(new BigDecimal("12.50")), 7, "text", LocalDateTime.of(2002, 11, 4, 9, 0));

    assertThat(received(new ArrayList<>(values))).isEqualTo(values);
  }

  /** The bench reads over RMI what threads allocate; the client connects again after idle times. */
  @Test
  void theManagementCanBeRead() throws Exception {
    ObjectName threads = new ObjectName(ManagementFactory.THREAD_MXBEAN_NAME);
    Object[] arguments = {new long[] {1, 2}};

    assertThat(received(threads)).isEqualTo(threads);
    assertThat(received(new Subject[0])).as("an empty list of subjects").isNotNull();
    assertThat(received(new MarshalledObject<>(arguments))).isNotNull();
    assertThat(received(arguments)).isEqualTo(arguments);
  }

  @Test
  void callsCarryNothingElse() {
    List<Object> others =
        List.of(new AtomicInteger(7), new BadAttributeValueExpException("used by exploits"));

    assertThat(others)
        .allSatisfy(
            other ->
                assertThatThrownBy(() -> received(new ArrayList<>(List.of(other))))
                    .isInstanceOf(InvalidClassException.class));
  }

  @Test
  void callsAreNeitherDeepNorLarge() {
    List<Object> deep = new ArrayList<>();
    for (int depth = 0; depth < 100; depth++) {
      deep = new ArrayList<>(List.of(deep));
    }
    List<Object> tooMuch =
        List.of(deep, new int[100_000], new ArrayList<>(Collections.nCopies(100_000, "x")));

    assertThat(tooMuch)
        .allSatisfy(
            sent ->
                assertThatThrownBy(() -> received(sent)).isInstanceOf(InvalidClassException.class));
  }

  private static Object received(Object sent) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(sent);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      in.setObjectInputFilter(ObjectInputFilter.Config.createFilter(OpenEjb.DESERIALIZED));
      return in.readObject();
    }
  }
}
