package org.rubisee.emulator.load;

/**
 * The same load at all times.
 *
 * @param value arrivals per second or clients, from 0
 */
record ConstantLoad(double value) implements LoadSchedule {

  static final String NAME = "constant";

  @Override
  public double at(double second) {
    return value;
  }

  @Override
  public double max() {
    return value;
  }

  @Override
  public boolean isConstant() {
    return true;
  }

  @Override
  public String toString() {
    return NAME + ":" + ScheduleText.number(value);
  }
}
