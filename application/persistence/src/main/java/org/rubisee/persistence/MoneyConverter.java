package org.rubisee.persistence;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.math.BigDecimal;
import org.rubisee.logic.Money;

/** Stores amounts as {@code DECIMAL(12,2)}. */
@Converter(autoApply = true)
public class MoneyConverter implements AttributeConverter<Money, BigDecimal> {

  @Override
  public BigDecimal convertToDatabaseColumn(Money amount) {
    return amount == null ? null : amount.toBigDecimal();
  }

  @Override
  public Money convertToEntityAttribute(BigDecimal amount) {
    return amount == null ? null : Money.of(amount);
  }
}
