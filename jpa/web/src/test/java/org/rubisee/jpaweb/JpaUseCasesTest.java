package org.rubisee.jpaweb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.Remote;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.naming.InitialContext;
import javax.naming.NameNotFoundException;
import javax.naming.NamingException;
import org.junit.jupiter.api.Test;
import org.rubisee.model.UseCases;

class JpaUseCasesTest {
  private static final Pattern NAME = Pattern.compile("ejb:jpa/beans/(\\w+)!(.+)");

  private final Names names = new Names();

  JpaUseCasesTest() throws NamingException {}

  @Test
  void findsEveryUseCaseUnderTheNameOfABeanThatHasItForRemoteInterface() throws Exception {
    UseCases useCases = new JpaUseCases(new RemoteBeans(names, true));
    for (Method useCase : UseCases.class.getMethods()) {
      assertThat(useCase.invoke(useCases)).isInstanceOf(useCase.getReturnType());
    }

    assertThat(names.lookedUp).hasSize(17);
    for (String name : names.lookedUp) {
      Matcher parts = NAME.matcher(name);
      assertThat(parts.matches()).as(name).isTrue();
      Class<?> bean = Class.forName("org.rubisee.jpa." + parts.group(1));
      assertThat(bean.getAnnotation(Remote.class).value())
          .containsExactly(Class.forName(parts.group(2)));
    }
  }

  @Test
  void looksANameUpOnce() {
    UseCases useCases = new JpaUseCases(new RemoteBeans(names, true));

    assertThat(useCases.viewItem()).isSameAs(useCases.viewItem());
    assertThat(names.lookedUp).hasSize(1);
  }

  @Test
  void looksANameUpForEveryRequestWhenToldSo() {
    UseCases useCases = new JpaUseCases(new RemoteBeans(names, false));
    useCases.viewItem();
    useCases.viewItem();

    assertThat(names.lookedUp).hasSize(2);
  }

  @Test
  void saysWhatIsMissingWhenABeanIsNotThere() {
    names.empty = true;
    UseCases useCases = new JpaUseCases(new RemoteBeans(names, true));

    assertThatThrownBy(useCases::viewItem)
        .hasMessageContaining("ViewItemBean")
        .hasMessageContaining("jpa.ear");
  }

  @Test
  void knowsTwoWaysToLookUp() {
    Properties properties = new Properties();
    properties.setProperty("rubis.lookup", "never");

    assertThatThrownBy(() -> RemoteBeans.of(properties))
        .hasMessage("rubis.lookup is 'cached' or 'per-request', not 'never'");
  }

  @Test
  void isFoundByThePages() {
    assertThat(ServiceLoader.load(UseCases.class).findFirst())
        .containsInstanceOf(JpaUseCases.class);
  }

  /** A naming service that knows every bean. */
  private static final class Names extends InitialContext {
    private final List<String> lookedUp = new ArrayList<>();
    private boolean empty;

    private Names() throws NamingException {
      super(true);
    }

    @Override
    public Object lookup(String name) throws NamingException {
      lookedUp.add(name);
      if (empty) {
        throw new NameNotFoundException(name);
      }
      try {
        Class<?> type = Class.forName(name.substring(name.indexOf('!') + 1));
        return Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null);
      } catch (ClassNotFoundException e) {
        throw new NameNotFoundException(name);
      }
    }
  }
}
