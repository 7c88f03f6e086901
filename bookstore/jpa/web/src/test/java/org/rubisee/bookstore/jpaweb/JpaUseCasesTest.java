package org.rubisee.bookstore.jpaweb;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ejb.Remote;
import java.lang.reflect.Method;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.UseCases;

class JpaUseCasesTest {

  /** The web tier finds a use case by the name of its bean. */
  @Test
  void everyUseCaseIsTheRemoteInterfaceOfTheBeanOfItsName() throws ClassNotFoundException {
    assertThat(UseCases.class.getMethods()).hasSize(13);
    for (Method useCase : UseCases.class.getMethods()) {
      Class<?> type = useCase.getReturnType();
      Class<?> bean = Class.forName("org.rubisee.bookstore.jpa." + type.getSimpleName() + "Bean");
      assertThat(bean.getAnnotation(Remote.class).value()).containsExactly(type);
    }
  }

  @Test
  void isFoundByThePages() {
    assertThat(ServiceLoader.load(UseCases.class).findFirst())
        .containsInstanceOf(JpaUseCases.class);
  }
}
