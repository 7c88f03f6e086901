package org.rubisee.persistence.eclipselink;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.persistence.descriptors.RelationalDescriptor;
import org.eclipse.persistence.sessions.DatabaseLogin;
import org.eclipse.persistence.sessions.DatabaseSession;
import org.eclipse.persistence.sessions.Project;
import org.junit.jupiter.api.Test;

/** Dates and times pass between entities and driver as they are. */
class ZonelessMySqlTest {

  /** No clock showed this in Central Europe. */
  private static final LocalDateTime LEFT_OUT = LocalDateTime.of(2002, 3, 31, 2, 30);

  private final List<String> calls = new ArrayList<>();

  @Test
  void dateTimesReachTheDriverAsTheyAre() throws SQLException {
    ZonelessMySql platform = new ZonelessMySql();
    platform.setParameterValueInDatabaseCall(LEFT_OUT, statement(), 1, null);
    platform.setParameterValueInDatabaseCall("a name", statement(), 2, null);

    assertThat(calls).containsExactly("setObject[1, 2002-03-31T02:30]", "setString[2, a name]");
  }

  @Test
  void onlyDateTimesAreReadAsTheDriverReturnsThem() {
    RelationalDescriptor item = new RelationalDescriptor();
    item.setJavaClass(Item.class);
    item.setTableName("items");
    item.addDirectMapping("endDate", "end_date");
    item.addDirectMapping("name", "name");
    Project project = new Project(new DatabaseLogin());
    project.addDescriptor(item);
    DatabaseSession session = project.createDatabaseSession();

    new SessionSettings().customize(session);

    assertThat(item.getMappingForAttributeName("endDate").getField().getType())
        .isEqualTo(Object.class);
    assertThat(item.getMappingForAttributeName("name").getField().getType()).isNull();
  }

  private PreparedStatement statement() {
    return (PreparedStatement)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {PreparedStatement.class},
            (proxy, method, arguments) -> {
              calls.add(method.getName() + Arrays.toString(arguments));
              return null;
            });
  }

  /** What an entity inherits counts as its own. */
  private abstract static class Offered {
    LocalDateTime endDate;
  }

  private static final class Item extends Offered {
    String name;
  }
}
