package org.rubisee.auction.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.naming.InitialContext;
import javax.naming.NameNotFoundException;
import javax.naming.NamingException;
import org.junit.jupiter.api.Test;
import org.rubisee.beans.RemoteBeans;
import org.rubisee.model.UseCases;

class BeanUseCasesTest {
  private static final Pattern NAME = Pattern.compile("ejb:site/beans/(\\w+)Bean!(.+)");

  private final Names names = new Names();

  BeanUseCasesTest() throws NamingException {}

  @Test
  void findsEveryUseCaseUnderTheNameOfItsBean() throws Exception {
    UseCases useCases = useCases(true);
    for (Method useCase : UseCases.class.getMethods()) {
      assertThat(useCase.invoke(useCases)).isInstanceOf(useCase.getReturnType());
    }

    assertThat(names.lookedUp).hasSize(17);
    for (String name : names.lookedUp) {
      Matcher parts = NAME.matcher(name);
      assertThat(parts.matches()).as(name).isTrue();
      assertThat(Class.forName(parts.group(2)).getSimpleName()).isEqualTo(parts.group(1));
    }
  }

  @Test
  void looksANameUpOnce() {
    UseCases useCases = useCases(true);

    assertThat(useCases.viewItem()).isSameAs(useCases.viewItem());
    assertThat(names.lookedUp).hasSize(1);
  }

  @Test
  void looksANameUpForEveryRequestWhenToldSo() {
    UseCases useCases = useCases(false);
    useCases.viewItem();
    useCases.viewItem();

    assertThat(names.lookedUp).hasSize(2);
  }

  @Test
  void saysWhatIsMissingWhenABeanIsNotThere() {
    names.empty = true;
    UseCases useCases = useCases(true);

    assertThatThrownBy(useCases::viewItem)
        .hasMessageContaining("ViewItemBean")
        .hasMessageContaining("site.ear");
  }

  @Test
  void knowsTwoWaysToLookUp() {
    Properties properties = new Properties();
    properties.setProperty("rubis.lookup", "never");

    assertThatThrownBy(() -> RemoteBeans.of("site", properties))
        .hasMessage("rubis.lookup is 'cached' or 'per-request', not 'never'");
  }

  private UseCases useCases(boolean cached) {
    return new BeanUseCases(new RemoteBeans("site", names, cached)) {};
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
