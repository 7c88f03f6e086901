package org.rubisee.bench.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnPlansTest {

  @TempDir private Path work;
  @TempDir private Path run;

  private Path plan;

  @BeforeEach
  void writePlan() throws IOException {
    plan = Files.writeString(run.resolve("plan.json"), "{}");
  }

  @Test
  void recognisesThePlanThatItSigned() throws IOException {
    OwnPlans own = new OwnPlans(work);
    assertThat(own.holds(plan)).as("not signed yet").isFalse();
    own.sign(plan);
    assertThat(own.holds(plan)).isTrue();
    assertThat(
            PosixFilePermissions.toString(Files.getPosixFilePermissions(work.resolve("plan-key"))))
        .isEqualTo("rw-------");
  }

  @Test
  void rejectsAPlanThatWasChanged() throws IOException {
    OwnPlans own = new OwnPlans(work);
    own.sign(plan);
    Files.writeString(plan, "{ }");
    assertThat(own.holds(plan)).isFalse();
  }

  @Test
  void rejectsThePlanOfAnotherCheckout(@TempDir Path other) throws IOException {
    new OwnPlans(other).sign(plan);
    assertThat(new OwnPlans(work).holds(plan)).as("no key here").isFalse();
    new OwnPlans(work).sign(Files.writeString(run.resolve("second.json"), "{}"));
    assertThat(new OwnPlans(work).holds(plan)).as("another key").isFalse();
  }

  @Test
  void rejectsWhatIsNoSignature() throws IOException {
    new OwnPlans(work).sign(plan);
    Files.writeString(run.resolve("plan.json.signature"), "no signature");
    assertThat(new OwnPlans(work).holds(plan)).isFalse();
  }
}
