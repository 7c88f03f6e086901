package org.rubisee.bookstore.entities;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The classes that the entity container's processor makes of the descriptors. */
class GeneratedStatesTest {

  @Test
  void takeTheNumbersOfOrdersFromTheDatabase() {
    for (Class<?> state :
        List.of(
            OrderBeanState.class,
            CustomerBeanState.class,
            AddressBeanState.class,
            CartBeanState.class)) {
      assertThat(keys(state))
          .as(state.getSimpleName())
          .singleElement()
          .extracting(field -> field.getAnnotation(GeneratedValue.class).strategy())
          .isEqualTo(GenerationType.IDENTITY);
    }
  }

  @Test
  void takeOtherKeysFromTheBean() {
    for (Class<?> state :
        List.of(BookBeanState.class, PaymentBeanState.class, OrderLineBeanState.class)) {
      assertThat(keys(state))
          .as(state.getSimpleName())
          .isNotEmpty()
          .noneMatch(field -> field.isAnnotationPresent(GeneratedValue.class));
    }
  }

  @Test
  void haveKeysOfTwoColumns() {
    assertThat(OrderLineBeanState.class.getAnnotation(IdClass.class).value())
        .isEqualTo(OrderLineKey.class);
    assertThat(keys(OrderLineBeanState.class))
        .extracting(Field::getName)
        .containsExactlyInAnyOrder("orderId", "number");
    assertThat(CartLineBeanState.class.getAnnotation(IdClass.class).value())
        .isEqualTo(CartLineKey.class);
    assertThat(keys(CartLineBeanState.class))
        .extracting(Field::getName)
        .containsExactlyInAnyOrder("cartId", "bookId");
  }

  private static List<Field> keys(Class<?> state) {
    return Stream.of(state.getDeclaredFields())
        .filter(field -> field.isAnnotationPresent(Id.class))
        .toList();
  }
}
