package org.rubisee.bookstore.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.UseCases;

class BeansTest {
  private static final Set<String> WRITES =
      Set.of("ShoppingCart", "BuyRequest", "BuyConfirm", "AdminConfirm");

  @Test
  void thereIsAStatelessBeanForEachUseCase() {
    assertThat(beans())
        .extracting(Class::getSimpleName)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(UseCases.class.getMethods())
                .map(Method::getReturnType)
                .map(useCase -> useCase.getSimpleName() + "Bean")
                .toList());
  }

  @Test
  void eachBeanHasItsUseCaseForRemoteInterface() {
    assertThat(beans())
        .allSatisfy(
            bean -> {
              Class<?>[] remote = bean.getAnnotation(Remote.class).value();
              assertThat(remote).hasSize(1);
              assertThat(bean.getSimpleName()).isEqualTo(remote[0].getSimpleName() + "Bean");
            });
  }

  @Test
  void onlyBeansThatWriteRunInATransaction() {
    assertThat(beans())
        .allSatisfy(
            bean -> {
              boolean writes = WRITES.contains(bean.getSimpleName().replace("Bean", ""));
              assertThat(bean.getAnnotation(TransactionAttribute.class).value())
                  .isEqualTo(
                      writes
                          ? TransactionAttributeType.REQUIRED
                          : TransactionAttributeType.NOT_SUPPORTED);
            });
  }

  private static List<Class<?>> beans() {
    return new ClassFileImporter()
        .importPackages("org.rubisee.bookstore.jpa").stream()
            .map(JavaClass::reflect)
            .<Class<?>>map(type -> type)
            .filter(type -> type.isAnnotationPresent(Stateless.class))
            .toList();
  }
}
